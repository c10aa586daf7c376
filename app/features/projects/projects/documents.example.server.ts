import type { Language } from "~/i18n/languages.ts";
import { localDay } from "~/lib/local-day.ts";
import { sampleProjects } from "~db/seed/sample/projects/projects.ts";
import type { Folder } from "./documents.limits.ts";
import type { ReadDocuments } from "./documents.queries.server.ts";
import { EXAMPLE } from "./example.server.ts";

const ZONE = "America/Chicago";

const PAPERS: Record<Language, readonly (readonly [folder: Folder, sheet: string, name: string])[]> = {
  en: [
    ["architectural", "A-101", "SAMPLE: Floor plan"],
    ["structural", "S-201", "SAMPLE: Porch framing"],
    ["electrical", "E-101", "SAMPLE: Kitchen power and lighting"],
    ["contract", "", "SAMPLE: Agreement with the owner"],
  ],
  es: [
    ["architectural", "A-101", "EJEMPLO: Planta arquitectónica"],
    ["structural", "S-201", "EJEMPLO: Armado del porche"],
    ["electrical", "E-101", "EJEMPLO: Contactos y alumbrado de la cocina"],
    ["contract", "", "EJEMPLO: Contrato con el dueño"],
  ],
  he: [
    ["architectural", "A-101", "דוגמה: תוכנית קומה"],
    ["structural", "S-201", "דוגמה: קונסטרוקציית המרפסת"],
    ["electrical", "E-101", "דוגמה: חשמל ותאורה במטבח"],
    ["contract", "", "דוגמה: הסכם עם המזמין"],
  ],
};

/** The documents of the example, which nobody can open: none of them is kept. */
export function exampleDocuments(language: Language, now: Date): ReadDocuments {
  const [job] = sampleProjects(language, localDay(now, ZONE));
  const list = PAPERS[language].map(([folder, sheet, name], n) => ({
    ...{ id: `${EXAMPLE}-${n}`, name, folder, sheet, version: 1, file: "", number: n === 0 ? 2 : 1 },
    ...{
      note: "",
      sentBy: "",
      thumb: null,
      sentAt: new Date(now.getTime() - (n + 2) * 86_400_000).toISOString(),
    },
    ...{ fileName: "sample.pdf", type: "application/pdf" as const, bytes: (n + 1) * 400_000 },
  }));
  return {
    job: { id: EXAMPLE, name: job?.name ?? "", zone: ZONE },
    folders: PAPERS[language].map(([folder]) => ({ folder, documents: 1 })),
    list,
    versions: [],
    pages: [],
  };
}
