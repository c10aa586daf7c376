import type { SeedTexts } from "./seed-article.ts";

/** Words of the trade in Hebrew, by their English names from a to f. */
export const TERMS_A_F_HE: SeedTexts = {
  "term-abutment": {
    title: "נציב קצה",
    body: "התמיכה שבקצה של קשת או של גשר. באנגלית: Abutment.",
  },
  "term-admixture": {
    title: "מוסף לבטון",
    body: "חומר שמוסיפים לבטון כדי לשנות את זמן ההתקשות, את הנזילות או את העמידות שלו. באנגלית: Admixture.",
  },
  "term-aggregate": {
    title: "אגרגט",
    body: "החול והחצץ שבתוך הבטון. באנגלית: Aggregate.",
  },
  "term-anchor-bolt": {
    title: "בורג עיגון",
    body: "בורג שיצוק בתוך הבטון ומחזיק אליו קורת סף או עמוד. באנגלית: Anchor bolt.",
  },
  "term-apron": {
    title: "סינר (חלון, חניה)",
    body: "לוח הגימור שמתחת לאדן החלון, וגם רצועת הבטון שלפני החניה. באנגלית: Apron (door).",
  },
  "term-arc-fault-breaker": {
    title: "מפסק קשת חשמלית (AFCI)",
    body: "מפסק שקופץ כשהוא מזהה קשת חשמלית בחיווט. באנגלית: Arc-fault breaker (AFCI).",
  },
  "term-architect": {
    title: "אדריכל",
    body: "מי שמתכנן את הבניין. באנגלית: Architect.",
  },
  "term-as-built": {
    title: "תוכניות עדות",
    body: "תוכניות שמראות מה באמת נבנה. באנגלית: As-built.",
  },
  "term-backfill": {
    title: "מילוי חוזר",
    body: "עפר שמחזירים מסביב ליסודות או לתוך תעלה. באנגלית: Backfill.",
  },
  "term-balcony": {
    title: "מרפסת",
    body: "משטח שבולט מהבניין ויש לו מעקה. באנגלית: Balcony.",
  },
  "term-baluster": {
    title: "עמודון מעקה",
    body: "אחד המוטות הזקופים שממלאים את המעקה. באנגלית: Baluster.",
  },
  "term-baseboard": {
    title: "פנל",
    body: "פס הגימור לאורך תחתית הקיר. באנגלית: Baseboard.",
  },
  "term-batt": {
    title: "מזרן בידוד",
    body: "יריעת בידוד עבה, חתוכה למידת המרווח בין ניצבים או בין קורות. באנגלית: Batt.",
  },
  "term-beam": {
    title: "קורה",
    body: "רכיב אופקי שנושא עומס מעל פתח או מפתח. באנגלית: Beam.",
  },
  "term-bearing-wall": {
    title: "קיר נושא",
    body: "קיר שנושא עומס מלמעלה. באנגלית: Bearing wall.",
  },
  "term-bench-mark": {
    title: "נקודת קבע (BM)",
    body: "נקודה קבועה שהגובה שלה ידוע, וממנה מודדים את כל הגבהים. באנגלית: Bench mark.",
  },
  "term-bid": {
    title: "הצעת מחיר",
    body: "הצעה לעשות את העבודה במחיר נקוב. באנגלית: Bid.",
  },
  "term-bill-of-quantities": {
    title: "כתב כמויות",
    body: "רשימת סעיפים עם הכמויות שלהם, לתמחור. באנגלית: Bill of quantities.",
  },
  "term-blocking": {
    title: "חיזוקי עץ",
    body: "קטעי עץ קצרים בין רכיבי השלד. באנגלית: Blocking.",
  },
  "term-board-foot": {
    title: "בורד פוט",
    body: "מידת נפח לעץ: 144 אינץ' מעוקב במידות נומינליות, למשל 1 אינץ' על 12 אינץ' על 1 רגל. באנגלית: Board foot.",
  },
  "term-bracing": {
    title: "קשירה (הקשחה)",
    body: "אלכסונים או לוחות שמונעים מהשלד להתנדנד לצדדים. באנגלית: Bracing.",
  },
  "term-brick-veneer": {
    title: "חיפוי לבנים",
    body: "פני קיר מלבנים שנושאים רק את משקל עצמם. באנגלית: Brick veneer.",
  },
  "term-bridging": {
    title: "חיזוקים צולבים",
    body: "חלקים בהצלבה בין קורות הרצפה, שמחזיקים אותן זקופות ומחלקים ביניהן את העומס. באנגלית: Bridging.",
  },
  "term-builder-s-level": {
    title: "מאזנת",
    body: "מכשיר אופטי לקביעת מפלסים וגבהים. באנגלית: Builder's level.",
  },
  "term-building-permit": {
    title: "היתר בנייה",
    body: "אישור לבנות, שנותנת הרשות המוסמכת. באנגלית: Building permit.",
  },
  "term-bulkhead": {
    title: "קיר חוצץ",
    body: "מחיצה שעוצרת משהו מאחוריה, וגם הדלת המשופעת שמעל המדרגות למרתף. באנגלית: Bulkhead.",
  },
  "term-cantilever": {
    title: "זיז",
    body: "קורה או תקרה שרתומה בקצה אחד ובולטת חופשי בקצה השני. באנגלית: Cantilever.",
  },
  "term-casing": {
    title: "הלבשה",
    body: "פס הגימור מסביב לדלת או לחלון. באנגלית: Casing.",
  },
  "term-caulk": {
    title: "חומר איטום",
    body: "חומר למילוי מישקים שנשאר גמיש. באנגלית: Caulk.",
  },
  "term-ceiling-joist": {
    title: "קורת תקרה",
    body: "קורה שנושאת את התקרה. באנגלית: Ceiling joist.",
  },
  "term-cement": {
    title: "מלט",
    body: "האבקה שקושרת את הבטון ואת הטיט. באנגלית: Cement.",
  },
  "term-chalk-line": {
    title: "חוט סימון",
    body: "חוט מאובק בגיר שמותחים ומצליפים כדי לסמן קו ישר. באנגלית: Chalk line.",
  },
  "term-change-order": {
    title: "הוראת שינוי",
    body: "שינוי בכתב לחוזה: בהיקף העבודה, במחיר או בזמן. באנגלית: Change order.",
  },
  "term-chase": {
    title: "פיר",
    body: "חלל שמשאירים לצינורות, לתעלות או לכבלים. באנגלית: Chase.",
  },
  "term-cladding": {
    title: "חיפוי",
    body: "המעטה החיצוני של הבניין. באנגלית: Cladding.",
  },
  "term-collar-tie": {
    title: "קורת קשר",
    body: "קורה שקושרת זוג קורות גג זו לזו בשליש העליון של הגג. באנגלית: Collar tie.",
  },
  "term-column": {
    title: "עמוד",
    body: "רכיב זקוף שעובד בלחיצה. באנגלית: Column.",
  },
  "term-competent-person": {
    title: "אדם מוסמך",
    body: "מי שיודע לזהות את סכנות העבודה ומוסמך לתקן אותן מיד. המונח בעברית עוד טעון אישור. באנגלית: Competent person.",
  },
  "term-concrete": {
    title: "בטון",
    body: "מלט, חול, חצץ ומים שהתקשו יחד. באנגלית: Concrete.",
  },
  "term-conduit": {
    title: "צינור חשמל",
    body: "צינור שמשחילים בו חוטי חשמל. באנגלית: Conduit.",
  },
  "term-contractor": {
    title: "קבלן",
    body: "חברה או אדם שבונים לפי חוזה. באנגלית: Contractor.",
  },
  "term-control-joint": {
    title: "תפר בקרה",
    body: "קו שחותכים או יוצרים בבטון במקום שבו רוצים שייסדק. המונח בעברית עוד טעון אישור. באנגלית: Control joint.",
  },
  "term-corbel": {
    title: "זיז קצר",
    body: "בליטה מדורגת מהקיר שנושאת משהו. המונח בעברית עוד טעון אישור. באנגלית: Corbel.",
  },
  "term-corner-bead": {
    title: "פינת מתכת",
    body: "פס מתכת או פלסטיק על הפינות החיצוניות של קיר גבס. באנגלית: Corner bead.",
  },
  "term-crawl-space": {
    title: "חלל זחילה",
    body: "חלל נמוך מתחת לרצפה, שאי אפשר לעמוד בו. באנגלית: Crawl space.",
  },
  "term-cripple-stud": {
    title: "ניצב קצר",
    body: "ניצב קצר מעל פתח או מתחתיו. באנגלית: Cripple stud.",
  },
  "term-crown-molding": {
    title: "קרניז",
    body: "פס קישוט במפגש של הקיר והתקרה. באנגלית: Crown molding.",
  },
  "term-curing": {
    title: "אשפרה",
    body: "שמירה על בטון טרי לח וחם עד שהוא צובר חוזק. באנגלית: Curing.",
  },
  "term-damp-proofing": {
    title: "איטום נגד רטיבות",
    body: "ציפוי נגד הרטיבות שבקרקע. הוא לא עוצר מים בלחץ. באנגלית: Damp-proofing.",
  },
  "term-dead-load": {
    title: "עומס קבוע",
    body: "המשקל של החלקים הקבועים בבניין עצמו. באנגלית: Dead load.",
  },
  "term-deck": {
    title: "דק",
    body: "משטח חיצוני, וגם לוחות הבסיס של גג או של רצפה. באנגלית: Deck.",
  },
  "term-deflection": {
    title: "שקיעה (כפף)",
    body: "כמה הקורה מתכופפת תחת עומס. באנגלית: Deflection.",
  },
  "term-demolition": {
    title: "הריסה",
    body: "פירוק של מבנה. באנגלית: Demolition.",
  },
  "term-dormer": {
    title: "חלון גג בולט (לוקרנה)",
    body: "חלון עם גג קטן משלו, שבולט מתוך גג משופע. באנגלית: Dormer.",
  },
  "term-downspout": {
    title: "מרזב אנכי",
    body: "הצינור שמוריד את המים מהמרזב שבשפת הגג אל הקרקע. באנגלית: Downspout.",
  },
  "term-drip-edge": {
    title: "אף מים",
    body: "פס פח בשפת הגג שמרחיק ממנה את המים. המונח בעברית עוד טעון אישור. באנגלית: Drip edge.",
  },
  "term-dry-fit": {
    title: "הרכבה על יבש",
    body: "מחברים את החלקים בלי דבק כדי לראות שהם מתאימים. באנגלית: Dry-fit.",
  },
  "term-drywall": {
    title: "גבס (לוח גבס)",
    body: "לוחות גבס לקירות ולתקרות. באנגלית: Drywall.",
  },
  "term-ductwork": {
    title: "תעלות אוויר",
    body: "התעלות שמובילות אוויר במבנה. באנגלית: Ductwork.",
  },
  "term-easement": {
    title: "זיקת הנאה",
    body: "זכות להשתמש בחלק מקרקע של מישהו אחר. באנגלית: Easement.",
  },
  "term-eave": {
    title: "כרכוב גג",
    body: "השפה התחתונה של הגג, שבולטת מעבר לקיר. המונח בעברית עוד טעון אישור. באנגלית: Eave.",
  },
  "term-elevation": {
    title: "חזית / גובה",
    body: "שרטוט של פני הבניין, וגם הגובה של נקודה. באנגלית: Elevation.",
  },
  "term-elevator-pit": {
    title: "בור מעלית",
    body: "הבור שמתחת לתחנה הנמוכה ביותר של המעלית. באנגלית: Elevator pit.",
  },
  "term-excavation": {
    title: "חפירה",
    body: "הוצאת קרקע, וגם הבור שנשאר. באנגלית: Excavation.",
  },
  "term-expansion-anchor": {
    title: "עוגן התפשטות (סלנג: ג'מבו)",
    body: "עוגן שנפתח בתוך הקדח ומחזיק בלחץ. באנגלית: Expansion anchor.",
  },
  "term-expansion-joint": {
    title: "תפר התפשטות",
    body: "מרווח שמאפשר לחלקים לזוז עם שינויי חום ולחות. באנגלית: Expansion joint.",
  },
  "term-facade": {
    title: "חזית",
    body: "הצד הקדמי של הבניין. באנגלית: Facade.",
  },
  "term-fascia": {
    title: "לוח רוח",
    body: "הלוח שסוגר את קצות קורות הגג. באנגלית: Fascia.",
  },
  "term-finish-grade": {
    title: "מפלס פיתוח סופי",
    body: "מפלס הקרקע כשהכול גמור. באנגלית: Finish grade.",
  },
  "term-fire-stop": {
    title: "חוסם אש",
    body: "חומר שעוצר אש ולא נותן לה לעבור במרווח או בחלל. באנגלית: Fire stop.",
  },
  "term-flashing": {
    title: "פח איטום",
    body: "פח דק או יריעה שלא נותנים למים להיכנס במפגש בין חלקים. המונח בעברית עוד טעון אישור. באנגלית: Flashing.",
  },
  "term-floor-plan": {
    title: "תוכנית קומה",
    body: "שרטוט של קומה כאילו נחתכה לרוחבה ורואים אותה מלמעלה. באנגלית: Floor plan.",
  },
  "term-flush": {
    title: "במישור אחד",
    body: "בגובה אחד עם המשטח שליד, בלי מדרגה. באנגלית: Flush.",
  },
  "term-footing": {
    title: "יסוד",
    body: "הבסיס הרחב, לרוב מבטון, שמפזר את עומס הבניין על הקרקע. באנגלית: Footing.",
  },
  "term-foreman": {
    title: "מנהל עבודה",
    body: "מי שמוביל את הצוות. באנגלית: Foreman.",
  },
  "term-formwork": {
    title: "טפסות",
    body: "התבנית שמחזיקה את צורת הבטון הרטוב. באנגלית: Formwork.",
  },
  "term-foundation": {
    title: "יסודות",
    body: "החלק של הבניין שנמצא בקרקע ונושא את כל השאר. באנגלית: Foundation.",
  },
  "term-framing": {
    title: "שלד",
    body: "שלד הבניין, מעץ או מפלדה. באנגלית: Framing.",
  },
  "term-french-drain": {
    title: "ניקוז צרפתי",
    body: "תעלה מלאה חצץ עם צינור מחורר שמרחיק מים. באנגלית: French drain.",
  },
  "term-frost-line": {
    title: "קו קיפאון",
    body: "העומק הגדול ביותר שהקרקע קופאת עד אליו. באנגלית: Frost line.",
  },
  "term-furring": {
    title: "לטות ריווח",
    body: "פסים שמיישרים משטח או מרחיקים אותו מהקיר. באנגלית: Furring.",
  },
};
