import type { SeedTexts } from "./seed-article.ts";

/** Words of the trade in Hebrew, by their English names from p to z. */
export const TERMS_P_Z_HE: SeedTexts = {
  "term-panel": {
    title: "לוח חשמל",
    body: "הארון שבו נמצאים המפסקים. באנגלית: Panel (electrical).",
  },
  "term-parapet": {
    title: "מעקה גג",
    body: "החלק של הקיר שעולה מעל שפת הגג. באנגלית: Parapet.",
  },
  "term-party-wall": {
    title: "קיר משותף",
    body: "קיר ששייך לשני בעלים או לשתי דירות. באנגלית: Party wall.",
  },
  "term-pier": {
    title: "כלונס קצר",
    body: "עמוד קצר, או יסוד קצר שחודר לקרקע. המונח בעברית עוד טעון אישור. באנגלית: Pier.",
  },
  "term-pile": {
    title: "כלונס",
    body: "רכיב יסוד ארוך שתוקעים או קודחים עמוק בקרקע. באנגלית: Pile.",
  },
  "term-pitch": {
    title: "שיפוע גג",
    body: "הזווית של הגג, כיחס בין העלייה למרחק האופקי. באנגלית: Pitch.",
  },
  "term-plan": {
    title: "תוכנית",
    body: "שרטוט במבט מלמעלה. באנגלית: Plan.",
  },
  "term-plaster": {
    title: "טיח",
    body: "שכבה קשה על קירות ותקרות. באנגלית: Plaster.",
  },
  "term-plate": {
    title: "מסלול",
    body: "הרכיב האופקי בראש קיר שלד או בתחתיתו. באנגלית: Plate.",
  },
  "term-plumb": {
    title: "אנכי (אנך)",
    body: "זקוף בדיוק. באנגלית: Plumb.",
  },
  "term-plumber": {
    title: "שרברב",
    body: "בעל המקצוע של צינורות המים, הביוב והגז. באנגלית: Plumber.",
  },
  "term-plywood": {
    title: "דיקט",
    body: "לוח משכבות עץ שמודבקות שתי וערב. באנגלית: Plywood.",
  },
  "term-post": {
    title: "עמוד תמיכה",
    body: "תמיכה זקופה, לרוב מעץ. באנגלית: Post.",
  },
  "term-punch-list": {
    title: "רשימת ליקויים",
    body: "רשימת הדברים שעוד צריך לתקן בסוף העבודה. באנגלית: Punch list.",
  },
  "term-purlin": {
    title: "מריש",
    body: "רכיב גג שעובר לרוחב קורות הגג. באנגלית: Purlin.",
  },
  "term-r-value": {
    title: "ערך התנגדות תרמית",
    body: "כמה חומר מתנגד למעבר חום. מספר גבוה יותר מבודד טוב יותר. באנגלית: R-value.",
  },
  "term-rafter": {
    title: "קורת גג",
    body: "רכיב משופע שנושא את הגג. באנגלית: Rafter.",
  },
  "term-rebar": {
    title: "ברזל זיון",
    body: "מוט פלדה שלוקח את המתיחה בבטון. באנגלית: Rebar.",
  },
  "term-reinforced-concrete": {
    title: "בטון מזוין",
    body: "בטון שיש בו ברזל. באנגלית: Reinforced concrete.",
  },
  "term-retaining-wall": {
    title: "קיר תומך",
    body: "קיר שעוצר עפר. באנגלית: Retaining wall.",
  },
  "term-rfi": {
    title: "בקשת הבהרה",
    body: "שאלה בכתב על התוכניות או על המפרט. באנגלית: RFI.",
  },
  "term-ridge": {
    title: "רכס גג",
    body: "הקו העליון של הגג. באנגלית: Ridge.",
  },
  "term-rigging": {
    title: "אביזרי הרמה",
    body: "הציוד להרמת מטענים, וגם העבודה איתו. באנגלית: Rigging.",
  },
  "term-riser": {
    title: "רום מדרגה",
    body: "החלק הזקוף של המדרגה, וגם הגובה שלו. באנגלית: Riser.",
  },
  "term-rough-in": {
    title: "עבודות שלד מערכות",
    body: "השלב הראשון של אינסטלציה, חשמל ומיזוג, לפני שסוגרים את הקירות. באנגלית: Rough-in.",
  },
  "term-rough-opening": {
    title: "פתח גס",
    body: "הפתח בשלד שלתוכו מכניסים חלון או דלת. באנגלית: Rough opening.",
  },
  "term-sash": {
    title: "כנף חלון",
    body: "החלק שזז בחלון. באנגלית: Sash.",
  },
  "term-scaffold": {
    title: "פיגום",
    body: "משטח זמני לעבוד עליו. באנגלית: Scaffold.",
  },
  "term-scale": {
    title: "קנה מידה",
    body: "היחס בין השרטוט לדבר עצמו. באנגלית: Scale.",
  },
  "term-schedule": {
    title: "רשימת דלתות, לוח זמנים",
    body: "טבלה של פריטים כמו דלתות, וגם לוח הזמנים של העבודה. באנגלית: Schedule (doors).",
  },
  "term-screed": {
    title: "מיישר / מדה",
    body: "הכלי שמיישר בטון רטוב, וגם שכבת הטיט שמתחת לרצפה. באנגלית: Screed.",
  },
  "term-setback": {
    title: "נסיגה (קו בניין)",
    body: "המרחק שהבניין חייב לשמור מגבול המגרש. באנגלית: Setback.",
  },
  "term-sewer": {
    title: "ביוב",
    body: "הצינורות שמרחיקים את מי השופכין. באנגלית: Sewer.",
  },
  "term-sheathing": {
    title: "לוחות חיפוי",
    body: "לוחות שמחוברים על השלד. באנגלית: Sheathing.",
  },
  "term-sheetrock": {
    title: "לוח גבס (שם מסחרי)",
    body: "שם של מותג, שצוותים קוראים בו לכל לוח גבס. באנגלית: Sheetrock.",
  },
  "term-shim": {
    title: "טריז",
    body: "יתד דק שממלא מרווח או מפלס משהו. באנגלית: Shim.",
  },
  "term-shingle": {
    title: "שינגלס",
    body: "אחת החתיכות שמכסות את הגג בחפיפה. באנגלית: Shingle.",
  },
  "term-shoring": {
    title: "תמיכה זמנית (תומכות)",
    body: "תמיכה לזמן העבודה, למבנה או לדופן של תעלה. באנגלית: Shoring.",
  },
  "term-siding": {
    title: "חיפוי חוץ",
    body: "המעטה החיצוני של קיר, מלוחות או מפנלים. באנגלית: Siding.",
  },
  "term-sill": {
    title: "אדן",
    body: "תחתית של פתח, וגם הקורה שמונחת על היסוד. באנגלית: Sill.",
  },
  "term-slab": {
    title: "רצפה (לוח בטון), תקרה",
    body: "משטח בטון שטוח: רצפה או תקרה. באנגלית: Slab.",
  },
  "term-slope": {
    title: "שיפוע",
    body: "כמה משהו נוטה. באנגלית: Slope.",
  },
  "term-soffit": {
    title: "ארגז רוח",
    body: "הצד התחתון של שפת גג או של בליטה אחרת. באנגלית: Soffit.",
  },
  "term-span": {
    title: "מפתח",
    body: "המרחק בין שתי תמיכות. באנגלית: Span.",
  },
  "term-specification": {
    title: "מפרט",
    body: "הדרישות הכתובות לחומרים ולעבודה. באנגלית: Specification.",
  },
  "term-square": {
    title: "סקוור (מידת גג)",
    body: "שטח גג של 100 רגל רבוע. באנגלית: Square (roof).",
  },
  "term-stair-stringer": {
    title: "קורת מדרגות",
    body: "הלוח או הקורה המשופעים שנושאים את המדרגות. באנגלית: Stair stringer.",
  },
  "term-starter-bar": {
    title: "קוץ",
    body: "ברזל שמשאירים בולט כדי לחבר אליו את היציקה הבאה. באנגלית: Starter bar.",
  },
  "term-stirrup": {
    title: "חישוק",
    body: "לולאה סגורה של ברזל מסביב למוטות של קורה או עמוד. באנגלית: Stirrup.",
  },
  "term-structural-engineer": {
    title: "מהנדס קונסטרוקציה",
    body: "מי שמתכנן את מה שנושא את העומסים. באנגלית: Structural engineer.",
  },
  "term-stucco": {
    title: "טיח חוץ, שליכט",
    body: "טיח צמנטי על קיר חיצוני. באנגלית: Stucco.",
  },
  "term-stud": {
    title: "ניצב",
    body: "רכיב זקוף בשלד של קיר. באנגלית: Stud.",
  },
  "term-subcontractor": {
    title: "קבלן משנה",
    body: "קבלן שהקבלן הראשי מעסיק. באנגלית: Subcontractor.",
  },
  "term-subfloor": {
    title: "מצע לרצפה",
    body: "הלוחות שמתחת לרצפה הגמורה. באנגלית: Subfloor.",
  },
  "term-submittal": {
    title: "הגשה לאישור",
    body: "דוגמאות, תוכניות או נתונים שמוסרים כדי לקבל אישור. באנגלית: Submittal.",
  },
  "term-sump-pump": {
    title: "משאבה טבולה",
    body: "משאבה שמוציאה מים מבור במרתף. באנגלית: Sump pump.",
  },
  "term-survey": {
    title: "מדידה",
    body: "שרטוט של הקרקע לפי מידות שנלקחו בשטח. באנגלית: Survey.",
  },
  "term-takeoff": {
    title: "חישוב כמויות",
    body: "ספירת הכמויות מתוך התוכניות. באנגלית: Takeoff.",
  },
  "term-tape-measure": {
    title: "מטר, סרט מדידה",
    body: "סרט למדידת אורך. באנגלית: Tape measure.",
  },
  "term-tie-in": {
    title: "חיבור",
    body: "המקום שבו העבודה החדשה מתחברת לקיים. באנגלית: Tie-in.",
  },
  "term-timber": {
    title: "עץ בנייה",
    body: "עץ במידות גדולות. באנגלית: Timber.",
  },
  "term-toe-nail": {
    title: "מסמור באלכסון",
    body: "דופקים מסמר באלכסון דרך קצה של חלק אחד לתוך חלק אחר. באנגלית: Toe-nail.",
  },
  "term-toolbox-talk": {
    title: "תדריך בטיחות",
    body: "תדריך בטיחות קצר לפני העבודה. באנגלית: Toolbox talk.",
  },
  "term-top-plate": {
    title: "מסלול עליון",
    body: "הרכיב שעובר לאורך ראש קיר השלד. באנגלית: Top plate.",
  },
  "term-torque": {
    title: "מומנט פיתול",
    body: "כוח סיבוב. באנגלית: Torque.",
  },
  "term-tower-crane": {
    title: "עגורן צריח",
    body: "עגורן גבוה שעומד קבוע באתר. באנגלית: Tower crane.",
  },
  "term-transom": {
    title: "חלון מעל דלת",
    body: "חלון שנמצא מעל הדלת. באנגלית: Transom.",
  },
  "term-trap": {
    title: "סיפון",
    body: "העיקול בצינור הניקוז שמחזיק מים ולא נותן לגזי הביוב להיכנס. באנגלית: Trap.",
  },
  "term-tread": {
    title: "שלח מדרגה",
    body: "המשטח שדורכים עליו במדרגה. באנגלית: Tread.",
  },
  "term-trench": {
    title: "תעלה",
    body: "חפירה צרה, עמוקה יותר משהיא רחבה. באנגלית: Trench.",
  },
  "term-trim": {
    title: "גימור",
    body: "החלקים שמכסים מישקים וסוגרים קצוות. באנגלית: Trim.",
  },
  "term-truss": {
    title: "מסבך, אגד",
    body: "מסגרת משולשים שמגשרת על מפתח גדול במעט חומר. באנגלית: Truss.",
  },
  "term-underlayment": {
    title: "תת רצפה, יריעת מצע",
    body: "השכבה שמתחת לגמר של רצפה או של גג. באנגלית: Underlayment.",
  },
  "term-utility-line": {
    title: "קו תשתית",
    body: "צינור או כבל של שירות ציבורי. באנגלית: Utility line.",
  },
  "term-valley": {
    title: "גיא (בגג)",
    body: "הקו הפנימי שבו נפגשים שני שיפועי גג. באנגלית: Valley.",
  },
  "term-vapor-barrier": {
    title: "מחסום אדים",
    body: "יריעה שלא נותנת ללחות שבאוויר לעבור. באנגלית: Vapor barrier.",
  },
  "term-variance": {
    title: "הקלה",
    body: "רשות לסטות מכלל של תכנון. באנגלית: Variance.",
  },
  "term-vent": {
    title: "אוורור",
    body: "פתח או צינור לאוויר. באנגלית: Vent.",
  },
  "term-wall-tie": {
    title: "עוגן לחיפוי",
    body: "חלק מתכת שקושר את חיפוי הלבנים לקיר שמאחוריו. באנגלית: Wall tie.",
  },
  "term-warranty": {
    title: "אחריות",
    body: "התחייבות לתקן את מה שמתקלקל. באנגלית: Warranty.",
  },
  "term-waterproofing": {
    title: "איטום",
    body: "מה שעוצר מים בלחץ. באנגלית: Waterproofing.",
  },
  "term-weatherstrip": {
    title: "איטום דלת",
    body: "האטם מסביב לדלת או לכנף חלון. באנגלית: Weatherstrip.",
  },
  "term-weep-hole": {
    title: "חור ניקוז",
    body: "חור קטן בתחתית החיפוי שמוציא מים. באנגלית: Weep hole.",
  },
  "term-wire-gauge": {
    title: "חתך מוליך",
    body: "העובי של חוט חשמל לפי מספר AWG: ככל שהמספר נמוך יותר, החוט עבה יותר. באנגלית: Wire gauge.",
  },
  "term-work-order": {
    title: "הזמנת עבודה",
    body: "משימה בכתב לצוות. באנגלית: Work order.",
  },
  "term-zoning": {
    title: "ייעוד קרקע (תכנון)",
    body: "הכללים מה מותר לבנות ולעשות בחלקת קרקע. באנגלית: Zoning.",
  },
};
