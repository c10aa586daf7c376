import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./workforce-clock.en.ts";

export default {
  problem: "עוד לא בוצע",
  isIn: "בפנים מאז {{time}}",
  isOut: "לא מוחתם",
  in: "החתמת כניסה",
  out: "החתמת יציאה",
  switch: "מעבר לעבודה אחרת",
  code: "קוד עלות, אם קיבלתם",
  here: {
    use: "להוסיף איפה אני",
    purpose: "רשות, ומשמש רק לסימון החתמה רחוקה מהשער. נשמר המרחק ולא המקום. אפשר להחתים בלי זה.",
    asking: "שואלים את המכשיר",
    failed: "המכשיר לא אמר. אפשר להחתים בלי זה.",
    added: "נוסף ללחיצה הבאה",
  },
  errors: {
    form: "הדף אינו עדכני. טענו אותו מחדש ונסו שוב",
    long: "זה ארוך מדי",
    already: "כבר הוחתמה לכם כניסה",
    notIn: "לא הוחתמה לכם כניסה",
    gone: "זה כבר לא כאן",
    full: "אין מקום לעוד. אמרו למנהל העבודה",
    nobody: "זה כבר לא כאן",
    break: "הטופס אינו עדכני. טענו את הדף מחדש",
    time: "הטופס אינו עדכני. טענו את הדף מחדש",
  },
} satisfies Translation<typeof en>;
