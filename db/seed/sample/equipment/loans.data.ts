/** Whoever has the other side of a sample loan or offer: nobody, and no workspace. */
export const SAMPLE_OTHER = "sample:other";

/** Twelve loans, one in each state: which machine, when in days from today, how long ago the state began, whose machine. */
export const SAMPLE_LOANS = [
  { state: "requested", machine: 0, from: 6, days: 3, since: 1, lends: true },
  { state: "accepted", machine: 4, from: 1, days: 2, since: 2, lends: false },
  { state: "out", machine: 7, from: -2, days: 4, since: 2, lends: true },
  { state: "extending", machine: 10, from: -3, days: 4, since: 0, lends: false },
  { state: "returned", machine: 13, from: -6, days: 4, since: 1, lends: true },
  { state: "claimed", machine: 16, from: -9, days: 5, since: 1, lends: false },
  { state: "disputed", machine: 19, from: -14, days: 6, since: 2, lends: true },
  { state: "settled", machine: 22, from: -20, days: 5, since: 12, lends: false },
  { state: "declined", machine: 25, from: 9, days: 2, since: 3, lends: false },
  { state: "expired", machine: 28, from: 4, days: 1, since: 5, lends: true },
  { state: "cancelled", machine: 31, from: 12, days: 7, since: 4, lends: false },
  { state: "noShow", machine: 34, from: -8, days: 2, since: 6, lends: true },
] as const;

/** Nine offers, one in each state: for which machine, what was named, in hundredths of the asking price, and by whom. */
export const SAMPLE_OFFERS = [
  { state: "offered", machine: 0, named: 88, since: 1, sells: true },
  { state: "countered", machine: 2, named: 95, since: 1, sells: false },
  { state: "accepted", machine: 4, named: 92, since: 2, sells: true },
  { state: "inspection", machine: 6, named: 94, since: 1, sells: false },
  { state: "paid", machine: 8, named: 90, since: 1, sells: true },
  { state: "handedOver", machine: 10, named: 97, since: 9, sells: false },
  { state: "declined", machine: 12, named: 60, since: 4, sells: true },
  { state: "withdrawn", machine: 13, named: 85, since: 6, sells: false },
  { state: "expired", machine: 15, named: 80, since: 7, sells: true },
] as const;

export const SAMPLE_LOAN_WORDS = {
  en: {
    message: "Sample: we need it for a footing; we fetch it at seven.",
    notes: "Sample: scratch on the left panel, two keys.",
    damage: "Sample: left track torn",
    claim: "Sample: torn on rebar, as the photos of the return show.",
    lenderSays: "Sample: came back clean and on time.",
    renterSays: "Sample: as described, and the tank was full.",
    offer: "Sample: I can come and look at it this week.",
  },
  es: {
    message: "Muestra: la necesitamos para una zapata; la recogemos a las siete.",
    notes: "Muestra: rayón en el panel izquierdo, dos llaves.",
    damage: "Muestra: oruga izquierda rota",
    claim: "Muestra: se rompió con varilla, como muestran las fotos de la devolución.",
    lenderSays: "Muestra: volvió limpia y a tiempo.",
    renterSays: "Muestra: tal como se describía, y con el tanque lleno.",
    offer: "Muestra: puedo ir a verla esta semana.",
  },
  he: {
    message: "דוגמה: דרושה לנו ליסוד; נאסוף אותה בשבע.",
    notes: "דוגמה: שריטה בפח השמאלי, שני מפתחות.",
    damage: "דוגמה: זחל שמאלי קרוע",
    claim: "דוגמה: נקרע על ברזל זיון, כפי שרואים בתמונות ההחזרה.",
    lenderSays: "דוגמה: חזרה נקייה ובזמן.",
    renterSays: "דוגמה: כמו שתואר, והמכל היה מלא.",
    offer: "דוגמה: אוכל לבוא לראות אותה השבוע.",
  },
} as const;
