import type { CitedRow } from "../question.ts";

/** Words of the trade asked for in Hebrew. */
export const HE_DEFINITIONS: readonly CitedRow[] = [
  { set: "development", question: "מה זה אשפרה?", articles: ["term-curing"] },
  { set: "held-out", question: "מה פירוש טפסות?", articles: ["term-formwork"] },
  { set: "held-out", question: "איך אומרים באנגלית חישוק?", articles: ["term-stirrup"] },
  { set: "development", question: "מה זה קיר תומך", articles: ["term-retaining-wall"] },
  { set: "development", question: "מה ההגדרה של גמלון?", articles: ["term-gable"] },
  { set: "development", question: "מה זה תפר התפשטות?", articles: ["term-expansion-joint"] },
  { set: "held-out", question: "מה זה תוכניות עדות", articles: ["term-as-built"] },
  { set: "development", question: "איך קוראים באנגלית לקורת יסוד?", articles: ["term-grade-beam"] },
  { set: "development", question: "מהי שוחה?", articles: ["term-manhole"] },
];

/** Toolbox talks asked for in Hebrew. */
export const HE_TALKS: readonly CitedRow[] = [
  { set: "held-out", question: "תדריך בטיחות על עומס חום, מה להגיד לצוות?", articles: ["talk-heat"] },
  { set: "development", question: "תן לי תדריך בטיחות קצר על סולמות", articles: ["talk-ladders"] },
  { set: "development", question: "תדריך על אבק סיליקה", articles: ["talk-silica"] },
  { set: "held-out", question: "מה להגיד בתדריך בוקר על פיגומים?", articles: ["talk-scaffolds"] },
  { set: "development", question: "תדריך בטיחות: עבודה בתעלות וחפירות", articles: ["talk-trenches"] },
  { set: "development", question: "תדריך על נעילה ותיוג", articles: ["talk-lockout"] },
  { set: "development", question: "תדריך בטיחות על כיבוי אש ומטפים", articles: ["talk-fire-prevention"] },
];
