import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./brief-words.en.ts";

export default {
  wind: "רוח, מייל לשעה",
  gust: "משבי רוח, מייל לשעה",
  rain: "גשם, אינץ׳",
  low: "טמפרטורת מינימום, °F",
  high: "טמפרטורת מקסימום, °F",
  damp: "לחות, %",
  evaporation: "התאיידות מהבטון, lb/ft²/h",
  heat: "מדד עומס חום, °F",
  punchItem: "ליקוי",
  permit: "היתר",
  dailyLog: "יומן עבודה",
  task: "משימה",
  talk: "תדריך בטיחות",
  notSeen: "עוד לא נראה",
  checklist: "רשימת בדיקה",
  action: "פעולה מתקנת",
} satisfies Translation<typeof en>;
