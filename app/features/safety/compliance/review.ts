import {
  type Answers,
  defineTemplate,
  missingFrom,
  NO_ANSWER,
  type Template,
} from "~/engines/checklist/checklist.ts";
import { hasEnd, isInsurance, type Requirement } from "./requirements.ts";

const ITEMS = {
  file: {
    en: "The file is whole and can be read",
    es: "El archivo está completo y se puede leer",
    he: "הקובץ שלם וקריא",
  },
  name: {
    en: "The name on it is the one typed",
    es: "El nombre que figura es el escrito",
    he: "השם שבמסמך הוא השם שהוקלד",
  },
  firm: {
    en: "The names differ, and I know that it is the same one",
    es: "Los nombres difieren, y sé que es el mismo",
    he: "השמות שונים, ואני יודע שזה אותו גורם",
  },
  insurer: {
    en: "Insurer and policy number are those typed",
    es: "La aseguradora y el número de póliza son los escritos",
    he: "המבטח ומספר הפוליסה הם אלה שהוקלדו",
  },
  number: {
    en: "The number is the one typed",
    es: "El número es el escrito",
    he: "המספר הוא המספר שהוקלד",
  },
  days: {
    en: "First and last day are those typed",
    es: "El primer y el último día son los escritos",
    he: "היום הראשון והיום האחרון הם אלה שהוקלדו",
  },
  sums: {
    en: "The limits are those typed",
    es: "Los límites son los escritos",
    he: "גבולות האחריות הם אלה שהוקלדו",
  },
  endorsed: {
    en: "The endorsements CG 20 10 and CG 20 37 are attached and name us; being the certificate holder is not enough",
    es: "Los endosos CG 20 10 y CG 20 37 están adjuntos y nos nombran; ser titular del certificado no basta",
    he: "הנספחים CG 20 10 ו־CG 20 37 מצורפים ונוקבים בשמנו; לא די בכך שאנחנו מחזיקי האישור",
  },
} as const;
type ItemId = keyof typeof ITEMS;

/**
 * What somebody looks at before evidence is accepted, one field after another.
 * @param isNear whether the name on it is only near the legal name, so that somebody has to say whose it is
 */
export function reviewList(
  { kind, additionalInsured }: Pick<Requirement, "kind" | "additionalInsured">,
  isNear: boolean,
): Template {
  const ids: ItemId[] = [
    "file",
    "name",
    ...(isNear ? (["firm"] as const) : []),
    ...(isInsurance(kind) ? (["insurer"] as const) : (["number"] as const)),
    ...(hasEnd(kind) ? (["days"] as const) : []),
    ...(isInsurance(kind) ? (["sums"] as const) : []),
    ...(isInsurance(kind) && additionalInsured ? (["endorsed"] as const) : []),
  ];
  return defineTemplate({
    id: "compliance-review",
    version: 1,
    name: { en: "Review of evidence", es: "Revisión de comprobantes", he: "בדיקת אסמכתה" },
    sections: [
      {
        title: { en: "Fields", es: "Campos", he: "שדות" },
        items: ids.map((id) => ({ id, prompt: ITEMS[id] })),
      },
    ],
  });
}

/** The ticks of a posted form as answers: what is not ticked was not answered. */
export const answersOf = (ticked: readonly string[]): Answers =>
  Object.fromEntries(ticked.map((id) => [id, { ...NO_ANSWER, answer: "yes" }]));

/** The items of a review that nobody has ticked, in the order of the list. */
export const unticked = (list: Template, ticked: readonly string[]): string[] =>
  missingFrom(list, answersOf(ticked), {}).map(({ item }) => item);
