import type { SeedTexts } from "./seed-article.ts";

/** Words of the trade in Hebrew, by their English names from g to o. */
export const TERMS_G_O_HE: SeedTexts = {
  "term-gable": {
    title: "גמלון",
    body: "משולש הקיר שמתחת לגג דו-שיפועי. באנגלית: Gable.",
  },
  "term-general-contractor": {
    title: "קבלן ראשי",
    body: "הבונה הראשי, שאחראי לכל העבודה ומעסיק את בעלי המקצוע. באנגלית: General contractor.",
  },
  "term-gfci": {
    title: "מפסק פחת",
    body: "התקן שמנתק את הזרם כשיש זליגה לאדמה, מהר מספיק כדי להגן על אדם. באנגלית: GFCI.",
  },
  "term-girder": {
    title: "קורה ראשית",
    body: "קורה מרכזית שנושאת קורות אחרות. באנגלית: Girder.",
  },
  "term-glulam": {
    title: "קורת עץ למינציה",
    body: "קורה מלוחות עץ מודבקים בשכבות. באנגלית: Glulam.",
  },
  "term-grade": {
    title: "מפלס קרקע",
    body: "הגובה של פני הקרקע. בעץ המילה מציינת גם את סוג האיכות. באנגלית: Grade.",
  },
  "term-grade-beam": {
    title: "קורת יסוד",
    body: "קורת בטון בקרקע או עליה, שמעבירה את הקירות לכלונסאות או ליסודות. באנגלית: Grade beam.",
  },
  "term-gravel": {
    title: "חצץ",
    body: "אבנים קטנות. באנגלית: Gravel.",
  },
  "term-grout": {
    title: "רובה",
    body: "תערובת נוזלית שממלאת את חללי הבלוקים או את המישקים בין האריחים. באנגלית: Grout.",
  },
  "term-guardrail": {
    title: "מעקה",
    body: "מחסום בשפה פתוחה. באנגלית: Guardrail.",
  },
  "term-gusset": {
    title: "לוח קשר",
    body: "פלטה שמחזקת חיבור. באנגלית: Gusset.",
  },
  "term-gutter": {
    title: "מרזב",
    body: "התעלה בשפת הגג שאוספת את מי הגשם. באנגלית: Gutter.",
  },
  "term-hard-hat": {
    title: "קסדה",
    body: "כובע קשיח שמגן על הראש. באנגלית: Hard hat.",
  },
  "term-hardscape": {
    title: "פיתוח (ריצוף)",
    body: "ריצוף, קירות וכל מה שבנוי בחצר. באנגלית: Hardscape.",
  },
  "term-harness": {
    title: "רתמה",
    body: "הרצועות על הגוף שמחזיקות אדם שנופל. באנגלית: Harness.",
  },
  "term-header": {
    title: "משקוף עליון, קורת פתח",
    body: "הקורה שמעל דלת או חלון. באנגלית: Header (lintel).",
  },
  "term-headroom": {
    title: "גובה חופשי",
    body: "הגובה הפנוי מעל רצפה או מדרגות. באנגלית: Headroom.",
  },
  "term-hip-roof": {
    title: "גג ארבעה שיפועים",
    body: "גג שמשתפע לכל הצדדים. באנגלית: Hip roof.",
  },
  "term-hoist": {
    title: "מנוף הרמה",
    body: "מתקן להרמת מטענים. באנגלית: Hoist.",
  },
  "term-i-beam": {
    title: "קורת פלדה",
    body: "קורת פלדה שהחתך שלה כמו האות I. באנגלית: I-beam.",
  },
  "term-inspection": {
    title: "ביקורת",
    body: "בדיקה רשמית של העבודה, לראות שהיא לפי התקנות. באנגלית: Inspection.",
  },
  "term-insulation": {
    title: "בידוד",
    body: "חומר שמאט מעבר של חום. באנגלית: Insulation.",
  },
  "term-jamb": {
    title: "מזוזה (משקוף צד)",
    body: "הצד של פתח דלת או חלון. באנגלית: Jamb.",
  },
  "term-joint-compound": {
    title: "מרק (שפכטל)",
    body: "המשחה שממלאת ומחליקה את המישקים בין לוחות הגבס. באנגלית: Joint compound.",
  },
  "term-joist": {
    title: "קורת רצפה",
    body: "אחת מסדרת הקורות שנושאות רצפה או תקרה. באנגלית: Joist.",
  },
  "term-kerf": {
    title: "רוחב ניסור",
    body: "רוחב החריץ שהמסור חותך. באנגלית: Kerf.",
  },
  "term-king-stud": {
    title: "ניצב מלא",
    body: "הניצב שליד הפתח, בכל גובה הקיר. באנגלית: King stud.",
  },
  "term-ladder": {
    title: "סולם",
    body: "מתקן טיפוס עם זקפים ושלבים. באנגלית: Ladder.",
  },
  "term-lanyard": {
    title: "רצועת חיבור",
    body: "הרצועה או החבל שבין הרתמה לנקודת העיגון. באנגלית: Lanyard.",
  },
  "term-lath": {
    title: "רשת טיח",
    body: "פסים או רשת שהטיח נאחז בהם. באנגלית: Lath.",
  },
  "term-ledger": {
    title: "קורת קיר",
    body: "לוח שמחובר לקיר, וקורות הרצפה תלויות בו או נשענות עליו. באנגלית: Ledger.",
  },
  "term-level": {
    title: "פלס",
    body: "אופקי לגמרי, וגם הכלי שמראה את זה. באנגלית: Level.",
  },
  "term-lien": {
    title: "שעבוד",
    body: "זכות על נכס עד שמשלמים חוב על עבודה או על חומר. באנגלית: Lien.",
  },
  "term-lintel": {
    title: "משקוף",
    body: "קורה מעל פתח, לרוב מפלדה, מאבן או מבטון. באנגלית: Lintel.",
  },
  "term-live-load": {
    title: "עומס שימושי",
    body: "העומס של אנשים, רהיטים ודברים שבאים והולכים. באנגלית: Live load.",
  },
  "term-load-path": {
    title: "מסלול העברת עומסים",
    body: "הדרך שבה העומסים עוברים דרך המבנה אל הקרקע. באנגלית: Load path.",
  },
  "term-lot-line": {
    title: "גבול מגרש",
    body: "הקו שבו נגמרת חלקת הקרקע. באנגלית: Lot line.",
  },
  "term-louver": {
    title: "רפפה",
    body: "פתח אוורור עם שלבים משופעים. באנגלית: Louver.",
  },
  "term-lvl": {
    title: "קורת LVL",
    body: "קורה משכבות עץ דקות מודבקות זו לזו. באנגלית: LVL.",
  },
  "term-manhole": {
    title: "שוחה",
    body: "הפתח שדרכו מגיעים לביוב או לתשתית. באנגלית: Manhole.",
  },
  "term-mason": {
    title: "בנאי",
    body: "פועל שבונה בלבנים, בבלוקים או באבן. באנגלית: Mason.",
  },
  "term-masonry": {
    title: "בנייה (בלוקים)",
    body: "עבודה בלבנים, בבלוקים או באבן. באנגלית: Masonry.",
  },
  "term-milestone": {
    title: "אבן דרך",
    body: "תאריך מפתח בלוח הזמנים. באנגלית: Milestone.",
  },
  "term-mortar": {
    title: "טיט",
    body: "המשחה שבין הלבנים, הבלוקים או האבנים. באנגלית: Mortar.",
  },
  "term-mud": {
    title: "בוץ (סלנג)",
    body: "כך קוראים צוותים דוברי אנגלית לבטון, לטיט או לשפכטל. באנגלית: Mud (slang).",
  },
  "term-mullion": {
    title: "ניצב חלון (מוליון)",
    body: "הפרופיל שבין שני חלונות. באנגלית: Mullion.",
  },
  "term-muntin": {
    title: "פרופיל חלוקה",
    body: "פס דק בין השמשות של כנף חלון. באנגלית: Muntin.",
  },
  "term-newel": {
    title: "עמוד מעקה ראשי",
    body: "העמוד העיקרי של מעקה מדרגות. באנגלית: Newel.",
  },
  "term-nosing": {
    title: "אף מדרגה",
    body: "השפה הקדמית של שלח המדרגה. באנגלית: Nosing.",
  },
  "term-on-center": {
    title: "ציר לציר",
    body: "מידה ממרכז של רכיב אחד עד מרכז הרכיב הבא. באנגלית: On center (o.c.).",
  },
  "term-osb": {
    title: "לוח OSB",
    body: "לוח משבבי עץ ארוכים ודחוסים. באנגלית: OSB.",
  },
  "term-outlet": {
    title: "שקע",
    body: "המקום שמכניסים אליו את התקע. באנגלית: Outlet (receptacle).",
  },
  "term-overhang": {
    title: "בליטה",
    body: "חלק שיוצא מעבר למה שמתחתיו, כמו שפת גג או דק. באנגלית: Overhang.",
  },
  "term-owner": {
    title: "יזם / בעל הבית",
    body: "הלקוח, שהבניין שלו. באנגלית: Owner.",
  },
};
