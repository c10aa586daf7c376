import { type Career, experienceOf, ticketState } from "./career.ts";

/** What a JSON Résumé says beside the profile itself; the words are those of its reader's language. */
export interface Said {
  name: string;
  about: string;
  /** The address of the profile. */
  page: string;
  today: string;
  trade: (trade: Career["roles"][number]["trade"]) => string;
  ticket: (kind: Career["tickets"][number]["kind"]) => string;
  language: (language: Career["languages"][number]) => string;
  duration: (months: number) => string;
}

/** A profile as others see it, as a JSON Résumé (jsonresume.org, 1.0.0): what is hidden is not in it, and no address of a person. */
export function resumeOf(shown: Career, said: Said) {
  const { skills } = experienceOf(shown, said.today.slice(0, 7));
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      ...{ name: said.name, label: shown.headline, url: said.page },
      ...(said.about && { summary: said.about }),
      ...(shown.place?.called && { location: { city: shown.place.called } }),
    },
    work: shown.roles.map(({ title, firm, trade, from, to, used }) => ({
      ...(firm && { name: firm }),
      ...{ position: title, description: said.trade(trade), startDate: from },
      ...(to && { endDate: to }),
      ...(used.length > 0 && { highlights: used }),
    })),
    education: shown.schools.map(({ school, course, ended }) => ({
      institution: school,
      ...(course && { area: course }),
      ...(ended && { endDate: ended }),
    })),
    // A ticket that ran out is none.
    certificates: shown.tickets
      .filter((ticket) => ticketState(ticket, said.today) !== "expired")
      .map(({ kind, called }) => ({ name: called || said.ticket(kind) })),
    skills: skills.map(({ of, months }) => ({
      name: of,
      ...(months > 0 && { level: said.duration(months) }),
    })),
    languages: shown.languages.map((language) => ({ language: said.language(language) })),
    projects: shown.projects.map(({ called, year, did }) => ({
      name: called,
      ...(did && { description: did }),
      ...(year && { startDate: year, endDate: year }),
    })),
    meta: { canonical: said.page, version: "v1.0.0", lastModified: said.today },
  };
}
