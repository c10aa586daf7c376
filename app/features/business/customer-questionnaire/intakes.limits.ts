/** The kind of record that a link, a file and a post name. */
export const INTAKE = "intake";

export const INTAKE_LIMITS = {
  /** Of one workspace. */
  intakes: 5_000,
  forms: 100,
  title: 120,
  client: 120,
  email: 160,
  phone: 40,
  place: 160,
  /** Of a name that a client types under a message. */
  printedName: 80,
  wording: 200,
  options: 600,
  fileBytes: 8 * 1024 * 1024,
  /** Days for which what a client told is kept. */
  days: 1_095,
  shown: 60,
  compared: 4,
} as const;

export const QUESTIONNAIRES = "/customer-questionnaire";
export const INTAKES = "/intakes";
export const formPath = (id: string) => `${QUESTIONNAIRES}?form=${id}` as const;
export const intakePath = (id: string) => `${INTAKES}?intake=${id}` as const;

/** Kinds of questions that somebody may add. */
export const ADDED = ["text", "choice", "number", "files"] as const;
