import { type SampleTrade, samplePerson } from "../people.ts";

type Language = "en" | "es" | "he";

const DAY_MS = 86_400_000;
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const COURSES: Record<Language, readonly string[]> = {
  en: ["Fall protection", "Ladders and stairways", "Scaffold users", "Hazard communication"],
  es: ["Protección contra caídas", "Escaleras", "Usuarios de andamios", "Comunicación de peligros"],
  he: ["הגנה מנפילה", "סולמות ומדרגות", "משתמשי פיגומים", "חומרים מסוכנים"],
};
const WORDS: Record<
  Language,
  { issuer: string; foreman: string; how: string; issuerHow: string; revoked: string }
> = {
  en: {
    issuer: "SAMPLE: Training center",
    foreman: "Foreman 1",
    how: "Saw the card and an ID",
    issuerHow: "Telephoned the issuer",
    revoked: "SAMPLE: Issued by mistake",
  },
  es: {
    issuer: "EJEMPLO: Centro de capacitación",
    foreman: "Capataz 1",
    how: "Vio la tarjeta y una identificación",
    issuerHow: "Llamó por teléfono al emisor",
    revoked: "EJEMPLO: Emitido por error",
  },
  he: {
    issuer: "דוגמה: מרכז הדרכה",
    foreman: "מנהל עבודה 1",
    how: "ראה את הכרטיס ותעודה מזהה",
    issuerHow: "התקשר אל הגוף המנפיק",
    revoked: "דוגמה: הונפקה בטעות",
  },
};

/** Nine people of trades that a site has. */
const TRADES: readonly SampleTrade[] = [
  "foreman",
  "carpenter",
  "mason",
  "ironworker",
  "roofer",
  "electrician",
  "operator",
  "laborer",
  "painter",
];
export const sampleNames = (language: Language) =>
  TRADES.map((trade, n) => ({ trade, called: samplePerson(language, trade, (n % 4) + 1) }));

/** Days until each of the certificates ends; null for one that never does. */
const CERTIFICATE_ENDS = [410, -12, 25, 700, 55, 88, null, 350, 14, 620, null, 240];
/** Kind, days until its end, and how it was verified. */
const CARDS = [
  ["osha10", null, "reviewed"],
  ["fall", 18, "self"],
  ["scaffold", 300, "self"],
  ["firstAid", -30, "issuer"],
  ["forklift", 80, "reviewed"],
  ["mewp", 500, "issuer"],
  ["respirator", 45, "self"],
  ["signal", 900, "none"],
  ["hazcom", 200, "self"],
  ["ladder", 410, "none"],
  ["orientation", 120, "self"],
  ["osha30", null, "issuer"],
  ["osha10", null, "none"],
  ["fall", 260, "reviewed"],
  ["firstAid", 71, "reviewed"],
  ["forklift", -3, "none"],
  ["crane", 1_000, "issuer"],
  ["flagger", 150, "self"],
  ["silica", 330, "none"],
  ["confined", 28, "self"],
] as const;

/** Twelve certificates and twenty cards that are made up, as rows without a workspace. */
export function sampleWallet(language: Language, today: string) {
  const words = WORDS[language];
  const people = sampleNames(language);
  const at = `${dayAfter(today, -20)}T09:00:00.000Z`;
  const who = (n: number) => people[n % people.length]?.called ?? "";
  return {
    certificates: CERTIFICATE_ENDS.map((left, n) => ({
      ...{ id: `sample-${n}`, enrolment: `sample-${n}`, holder: who(n) },
      number: `SAMP-0000-00${String(n + 10)}`,
      ...{ courseTitle: COURSES[language][n % 4] ?? "", courseVersion: 1 },
      issuedOn: dayAfter(today, left === null ? -90 : left - 730),
      expiresOn: left === null ? null : dayAfter(today, left),
      ...{ signed: "", sample: true },
      // The eleventh was revoked.
      revokedAt: n === 10 ? at : null,
      revokedFor: n === 10 ? words.revoked : "",
    })),
    cards: CARDS.map(([kind, left, verified], n) => ({
      ...{ id: `sample-card-${n}`, personId: "", holder: who(n), kind: kind as string },
      ...{ number: `SAMPLE-${1040 + n}`, issuer: words.issuer, qrText: "" },
      issuedOn: dayAfter(today, left === null ? -400 : left - 1_095),
      expiresOn: left === null ? null : dayAfter(today, left),
      verified,
      verifiedBy: verified === "none" ? "" : words.foreman,
      verifiedHow: verified === "none" ? "" : verified === "issuer" ? words.issuerHow : words.how,
      verifiedOn: verified === "none" ? null : dayAfter(today, -20),
      ...{ classId: null, sentBy: "", version: 1, sample: true, createdAt: at, photo: null },
    })),
  };
}
