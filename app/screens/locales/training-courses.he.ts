import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./training-courses.en.ts";

export default {
  university: {
    title: "אוניברסיטת הבנייה",
    description:
      "מסלולי לימוד לפועלים, נגרים, מנהלי עבודה, אומדנים ובעלי חברות: מה ללמוד עכשיו, מה פג, וכמה זמן זה לוקח.",
    keywords: "אוניברסיטה, לימוד, הכשרה, מסלול, פועל, נגר, מנהל עבודה, אומדן, בעל חברה, חידוש, רשימת קריאה",
  },
  trainingCourses: {
    title: "קורסי הכשרה",
    description: "שיעורים קצרים במילים פשוטות ומבחנים שמסבירים כל תשובה: בטיחות, מקצוע, אומדנים וניהול צוות.",
    keywords: "קורס, שיעור, מבחן, שאלון, הכשרה, בטיחות, OSHA 10, OSHA 30, סולם, ללמוד, תעודה",
  },
  course: { title: "קורס", description: "השיעורים של קורס, כמה הוא עולה, והיכן אתם בו." },
  courseLesson: { title: "שיעור", description: "שיעור אחד לקריאה ולהדפסה." },
  courseTest: { title: "מבחן של קורס", description: "כל השאלות של קורס, ואחר כך למה כל תשובה נכונה." },
  courseDrafts: { title: "קורסים משלכם", description: "קורסים שעסק כותב לאנשים שלו." },
  courseDraft: { title: "טיוטה של קורס", description: "שיעורים, שאלות ומהדורות של קורס משלכם." },
  courseDraftLesson: { title: "טיוטה של שיעור", description: "הטקסט והשאלות של שיעור משלכם." },
  courseQuestion: { title: "שאלה על שיעור", description: "מה ששאלתם על שיעור, ומה ענו." },
  courseFigures: {
    title: "נתוני הקורסים",
    description: "כמה השאלות של כל קורס מבחינות, ומה אנשים רוצים ללמוד.",
  },
  myLearning: { title: "הלימוד שלי", description: "הקורסים שלכם, השעות שלכם, והשאלות לחזרה היום." },
} satisfies Translation<typeof en>;
