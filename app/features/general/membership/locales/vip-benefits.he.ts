import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./vip-benefits.en.ts";

export default {
  lead: "אתם במסלול \u2068{{name}}\u2069. מה שעוד לא ניצלתם מופיע ראשון.",
  worth: {
    title: "כמה זה היה שווה ב-{{year}}",
    trial_one: "יום ניסיון אחד של \u2068Pro Builder\u2069, בלי תשלום",
    trial_two: "יומיים של ניסיון \u2068Pro Builder\u2069, בלי תשלום",
    trial_other: "{{count}} ימי ניסיון של \u2068Pro Builder\u2069, בלי תשלום",
    nothing: "עד עכשיו לא קיבלתם בחינם דבר שאחרים משלמים עליו.",
    paid: "השנה שילמתם \u2068{{paid}}\u2069, ומתוכם \u2068{{back}}\u2069 הגיעו לכם בחזרה על ימים שלא נוצלו.",
    next: "\u2068{{name}}\u2069 היה חוסך לכם השנה \u2068{{saved}}\u2069: הוא עולה \u2068{{price}}\u2069 לחודש ונותן יותר מקום, לא הנחה.",
    adds: "הוא מוסיף: {{what}}.",
    toNext: "מה הוא מוסיף וכמה הוא עולה",
  },
  filter: "הטבות של מסלול",
  all: "הכול",
  groups: {
    unused: "עוד לא נוצלו",
    used: "נוצלו השנה",
    later: "ייפתח בהמשך",
    above: "במסלול גדול יותר",
    muted: "הונחו בצד",
  },
  use: {
    claimed: "נוצל",
    unclaimed: "עוד לא נוצל",
    noLimit: "{{used}}, ללא הגבלה",
    of: "{{used}} מתוך {{most}}",
    none: "לא נוצל השנה",
    times_one: "פעם אחת השנה",
    times_two: "פעמיים השנה",
    times_other: "{{count}} פעמים השנה",
  },
  partOf: "חלק מ-\u2068{{name}}\u2069",
  laterText: "זה שייך למסלול ועדיין נבנה.",
  seePlan: "לפרטים על \u2068{{name}}\u2069",
  useShort: "לשימוש",
  useIt: "לשימוש: {{what}}",
  claimShort: "לקבל",
  claimIt: "לקבל: {{what}}",
  muteShort: "להניח בצד",
  muteIt: "להניח בצד: {{what}}",
  showShort: "להחזיר",
  showIt: "להחזיר: {{what}}",
  toPlan: "המסלול שלכם, המחיר והדרך החוצה",
  benefits: {
    trial: {
      title: "שבועיים של \u2068Pro Builder\u2069",
      how: "פעם אחת לסביבת עבודה ולאדם, בלי כרטיס אשראי. נגמר מעצמו.",
    },
    members: {
      title: "מקום לאנשים שלכם",
      how: "מחיר אחד לסביבת העבודה, לא משנה כמה מהם נכנסים.",
    },
    links: {
      title: "קישורים במקום מושבים",
      how: "מי שרק צריך לראות או לחתום מקבל קישור, בלי חשבון ובלי עלות.",
    },
    answers: {
      title: "התשובות של ג'ו",
      how: "עם הסעיף והמהדורה של התקן, והחישוב שמאחוריהן.",
    },
    drawings: {
      title: "שרטוטים שנקראים בשבילכם",
      how: "מידות וחומרים מתוך תמונה של השרטוט, נשמרים איתה.",
    },
    estimates: {
      title: "אומדנים עד הסנט",
      how: "ממה שמדדתם ועד גיליון שאפשר לחתום עליו.",
    },
    calculations: {
      title: "חישובים שנשארים",
      how: "נשמרים בשם, גם לאתר מסוים, ומחושבים מחדש כשפותחים אותם.",
    },
    sites: {
      title: "דף אחד לכל אתר",
      how: "שער, שעות, סכנות, בית חולים ומי נמצא שם.",
    },
    codes: {
      title: "דף תקנים משלכם",
      how: "הסעיפים שתצטרכו שוב, עם ההערות שלכם.",
    },
    listings: {
      title: "מודעות ציוד",
      how: "נספרות לפי החודש בלוח השנה של סביבת העבודה.",
    },
    emailSupport: {
      title: "תמיכה בדוא״ל",
      how: "תשובה למה שכתבתם.",
    },
    monthlyTraining: {
      title: "הדרכה בכל חודש",
      how: "לכל הצוות שלכם.",
    },
    phoneSupport: {
      title: "תמיכה בטלפון",
      how: "מישהו שעונה.",
    },
    weeklyTraining: {
      title: "הדרכה בכל שבוע",
      how: "לכל הצוותים שלכם.",
    },
  },
  errors: {
    title: "לא נלקח דבר",
    tried: "את זה אפשר לקבל פעם אחת, וזה כבר נוצל.",
    stale: "המסלול השתנה בינתיים. הדף מציג אותו כפי שהוא עכשיו.",
  },
  toasts: {
    benefitMuted: "הונח בצד. מעכשיו זה מופיע אחרון.",
    benefitShown: "זה שוב מופיע בין האחרים.",
    benefitClaimed: "זה שלך מעכשיו, ונגמר מעצמו.",
  },
} satisfies Translation<typeof en>;
