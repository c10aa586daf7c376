/** The pages of the feature. */
export const CAREERS = "/linkedin-contractors";
export const careerPath = (id: string) => `/career/${id}`;
export const cvPath = (id: string, language: string) => `/career/${id}/cv.pdf?in=${language}`;
export const cvPagePath = (id: string, language: string) => `/career-cv/${id}?in=${language}`;
export const resumePath = (id: string) => `/career/${id}/resume.json`;
export const CAREER_FORM = "/career-form";

/** The id of the example that stands in no table; the others of it are `sample-2` and so on. */
export const EXAMPLE = "sample";

export const CAREER_LIMITS = {
  search: 80,
  headline: 120,
  position: 100,
  called: 60,
  title: 80,
  firm: 80,
  skill: 50,
  /** Skills of a profile, and of one role. */
  skills: 40,
  used: 10,
  /** What is typed of skills in one field. */
  skillsTyped: 1_200,
  usedTyped: 300,
  ticket: 80,
  project: 100,
  did: 200,
  school: 100,
  course: 120,
  shownAs: 60,
  reach: 120,
} as const;

/** The most that a profile holds of each, and how many empty rows a form begins with. */
export const ROWS = { roles: 15, tickets: 12, projects: 8, schools: 6 } as const;
export type Part = keyof typeof ROWS;
export const EMPTY_ROWS = 2;

/** Places of the list are told as a square of a twentieth of a degree: a town, and no house. */
export const PARTS_OF_DEGREE = 20;

/** Distances of the search, in miles. */
export const WITHIN = [10, 25, 50, 100] as const;

/** Days before its end from which a ticket is told to run out. */
export const RUNS_OUT_DAYS = 60;

export const CAREER_IMPORT = "/career-import";

/** What is read of somebody's data export. */
export const IMPORT_LIMITS = {
  /** Of all files of a form together, and of one table once it is unpacked. */
  bytes: 4_000_000,
  /** What a form has beside its files. */
  formBytes: 64_000,
  tableBytes: 400_000,
  /** Files in an archive that are looked at. */
  entries: 400,
  lines: 100,
  /** Lines above the titles of a table. */
  notes: 6,
  columns: 24,
  cell: 1_000,
  /** What a table has as JSON in the form between the two presses. */
  table: 100_000,
} as const;
