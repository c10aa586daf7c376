import {
  defineTemplate,
  itemsOf,
  missingFrom,
  NO_ANSWER,
  type Words,
  wordsIn,
} from "~/engines/checklist/checklist.ts";
import type { Language } from "~/i18n/languages.ts";
import { late } from "~/lib/late.ts";
import { STEPS, type Step, stepsOf } from "./site-reports.schemas.ts";

const WORDS: Record<Step, Words> = {
  police: {
    en: "The police were told",
    es: "Se avisó a la policía",
    he: "המשטרה קיבלה הודעה",
  },
  pictures: {
    en: "Pictures were taken before anything was moved",
    es: "Se tomaron fotos antes de mover nada",
    he: "צולמו תמונות לפני שמשהו הוזז",
  },
  counted: {
    en: "Tools and machines were counted, with serial numbers",
    es: "Se contaron herramientas y máquinas, con números de serie",
    he: "הכלים והמכונות נספרו, עם מספרים סידוריים",
  },
  closed: {
    en: "The way in is closed",
    es: "La entrada por la que pasaron está cerrada",
    he: "הפתח שדרכו נכנסו נסגר",
  },
  locks: {
    en: "Locks and codes that may be known are changed",
    es: "Se cambiaron las cerraduras y claves que pueden conocerse",
    he: "מנעולים וקודים שאולי נודעו הוחלפו",
  },
  insurer: {
    en: "The insurer was told",
    es: "Se avisó a la aseguradora",
    he: "חברת הביטוח קיבלה הודעה",
  },
};

const NAME: Words = {
  en: "What was done after it",
  es: "Lo que se hizo después",
  he: "מה נעשה אחריו",
};

/** What is done after an incident on a site, as a checklist. */
const afterIncident = late(() =>
  defineTemplate({
    ...{ id: "site-security", version: 1, name: NAME },
    sections: [{ title: NAME, items: STEPS.map((id) => ({ id, prompt: WORDS[id] })) }],
  }),
);

/** The steps in the reader's language, in the order of the list. */
export const stepsIn = (language: Language) =>
  itemsOf(afterIncident()).map(({ id, prompt }) => ({ id: id as Step, text: wordsIn(prompt, language) }));

/** What is still open after an incident, in the order of the list. */
export function openAfter(done: string): Step[] {
  const answers = Object.fromEntries(stepsOf(done).map((step) => [step, { ...NO_ANSWER, answer: "yes" }]));
  return missingFrom(afterIncident(), answers, {}).map(({ item }) => item as Step);
}
