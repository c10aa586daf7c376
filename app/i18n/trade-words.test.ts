import fs from "node:fs";
import { expect, test } from "vitest";
import type { Language } from "./languages.ts";

/**
 * Words that read as translated, each with what the trade says instead. They are looked for in what people read: the
 * locale files, the articles and the goods of the library. What people type is understood either way.
 */
const UNWANTED: Record<Language, [RegExp, string][]> = {
  en: [
    [/Type what the drawing says/i, "an instruction"],
    [/even without JavaScript/i, "nothing: it goes without saying"],
    [/drawn for show/i, "nothing"],
    [/Below the code/i, "Does not meet code"],
    [/^(?:Reviewed|Every page)$/, "what it is about"],
  ],
  es: [
    [/Charla: escaleras$/i, "escaleras de mano"],
    [/(?:^|[\d} /])(?:ft|in)(?:²|\b)(?= |$|[,.;)/])/, "pulg, pies, pies²"],
    // Of a beam it is the right word.
    [/cuatro peraltes|peraltes? (?:abiertos?|de (?:la )?escalera)/i, "contrahuellas"],
    [/Por debajo del código/i, "No cumple el código"],
    [/pies tablares/i, "pies tabla"],
    // Of a door, of paper or of panels it is the right word.
    [/(?:hoja|lámina)s? (?:del?|de los) planos?|agreg(?:ue|ar) (?:una|la|otra) (?:hoja|lámina)/i, "plano"],
    // Those of people stand alone.
    [/(?<!\()\bcontactos\b(?!\)|$)/i, "tomacorriente (contacto)"],
    // Below ground it is a list that is kept.
    [
      /Registro \(entrada\)|registro de entrada(?! y rescate)|registr\S* (?:(?:mi|su|la) )?(?:entrada|salida)|(?:entrada|salida)s? (?:quedó |fue )?registrad/i,
      "Marcar entrada",
    ],
    // Work on live wires is what it means elsewhere.
    [/(?<!Nada )\ben vivo\b/i, "en tiempo real"],
    // Of a button; in a sentence both are said.
    [/^Iniciar sesión(?: (?:y|e|para) .*)?$/i, "Entrar"],
    [/\b(?:pulse|pulsar)\b/i, "toque"],
    // A key and a machine's button are pressed, what a page shows is touched.
    [/\bopri(?:ma|mir) (?:su|qué|uno|una de|el botón|aquí)\b/i, "toque"],
    // A wound is pressed, and a chest; of a button, a key or what has a name on the page it is another word.
    [/\bpresion(?:e|a|ar|ando) (?:(?:el|un|este) botón|la tecla|aquí|en el|Enter|Intro|[«"“])/i, "toque"],
    [/^Jerga\b/i, "Vocabulario de obra"],
    [/riesgo de construcción/i, "seguro de obra (builder's risk)"],
    [/\bbolsas de\b/i, "sacos"],
    // Of an outlet; a person's stands alone or in the plural.
    [/^Contacto(?:,| GFCI|$)/, "tomacorriente (contacto)"],
    [/\bcómputos?\b/i, "cuantificación (take-off)"],
  ],
  he: [
    [/מחיר אחד למקום העבודה/, "מחיר אחד לכל החברה"],
    [/למי שעובדים לבד/, "למי שעובד לבד"],
    [/בידי מי שעורכים/, "בידי עורכי הסיכומים"],
    [/הרשימות שלי|אין לי רשימה על/, "הסיכומים שלי / אין לי מידע על"],
    [/גיליונות עומדים/, "גיליונות מוכנים"],
    [/כמעט[־\s-]תאונ/, "אירועי כמעט ונפגע"],
    [/שיח(?:ות|ת) ה?בטיחות/, "תדריכי בטיחות"],
    // Of services it is the word.
    [/(?<!תאי? )שירותים (?:באתר|ניידים|כימיים|ומי שתייה)|(?<!תאי )שירותים קרובים/, "תאי שירותים"],
    [/מהנדס רשום/, "מהנדס רשוי"],
    [/רשימת תיוג/, "רשימת בדיקה"],
    [/רומים פתוחים/, "מדרגות ללא רום (פתוחות)"],
    [/לתרגל/, "לנסות"],
    [/קורא תוכניות/, "ניתוח תוכניות"],
    [/בית אחיזה/, "מאחז יד"],
    [/(?:פתח|חלון)\S* חילוץ/, "פתח מילוט"],
    [/צעד שני|הצעד השני/, "שלב שני"],
    [/יישומון/, "אפליקציה"],
    // A surface is one as well: of a stair or a ramp only.
    [
      /משטח(?:ים|י)? (?:(?:מאחורי|לפני|בראש|בתחתית) )?(?:ה)?(?:ביניים|מדרג|רמפ|כבש)|(?:מדרג|רמפ|כבש)\S* (?:\S+ )?ה?משטח(?! עבודה)/,
      "פודסט",
    ],
    // Of a package or a list; of a defect it is the word.
    [/חביל\S* (?:ה)?עדיפות|עדיפות \(חבילה\)/, "בעדיפות"],
  ],
};

const FILES = ["app", "db/seed/reference"].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(?:en|es|he)(?:(?:\.data)?\.ts|\.md)$/.test(file)),
);

/** Of a good its lines, of anything else the words that it holds. */
async function textsOf(file: string): Promise<string[]> {
  const url = new URL(`../../${file}`, import.meta.url);
  if (file.endsWith(".md")) return fs.readFileSync(url, "utf8").split("\n");
  return textsIn(await import(url.href));
}

/** Every text in a value, however deep. Keywords are what people type into the search. */
function textsIn(value: unknown, key = ""): string[] {
  if (key === "keywords") return [];
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, name));
}

test.each(["en", "es", "he"] as const)(
  "what people read says it as the trade does (%s)",
  async (language) => {
    const files = FILES.filter((file) => new RegExp(`\\.${language}\\.`).test(file));
    expect(files.length).toBeGreaterThan(40);
    const found: string[] = [];
    for (const file of files) {
      for (const text of await textsOf(file))
        for (const [pattern, instead] of UNWANTED[language])
          if (pattern.test(text)) found.push(`${file}: "${text.slice(0, 80)}": ${instead}`);
    }
    expect(found).toEqual([]);
  },
);
