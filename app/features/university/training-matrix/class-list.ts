import { defineTemplate, missingFrom, NO_ANSWER, type Template } from "~/engines/checklist/checklist.ts";

const ITEMS = {
  language: {
    en: "It was held in a language that everybody there understands",
    es: "Se dio en un idioma que todos los presentes entienden",
    he: "ההדרכה ניתנה בשפה שכל הנוכחים מבינים",
  },
  hazards: {
    en: "The hazards of this site were named",
    es: "Se nombraron los peligros de esta obra",
    he: "הוזכרו הסיכונים של האתר הזה",
  },
  shown: {
    en: "It was shown with the equipment, not only told",
    es: "Se mostró con el equipo, no solo se explicó",
    he: "הודגם עם הציוד, ולא רק הוסבר",
  },
  practised: {
    en: "Everybody did it themselves, or answered questions about it",
    es: "Cada persona lo hizo, o respondió preguntas",
    he: "כל אחד ביצע בעצמו, או ענה על שאלות",
  },
  questions: {
    en: "There was time for questions",
    es: "Hubo tiempo para preguntas",
    he: "היה זמן לשאלות",
  },
} as const;

/** What a class has to have had before its record counts. */
export const classList: Template = defineTemplate({
  id: "training-class",
  version: 1,
  name: { en: "Class in person", es: "Clase presencial", he: "הדרכה פרונטלית" },
  sections: [
    {
      title: { en: "What was done", es: "Qué se hizo", he: "מה נעשה" },
      items: Object.entries(ITEMS).map(([id, prompt]) => ({ id, prompt })),
    },
  ],
});

/** The items that nobody has ticked. */
export const untold = (ticked: readonly string[]): string[] =>
  missingFrom(
    classList,
    Object.fromEntries(ticked.map((id) => [id, { ...NO_ANSWER, answer: "yes" }])),
    {},
  ).map(({ item }) => item);
