/*
 * Templates of ours, for a common size of each job: durations and crews are a beginning to be changed, and no promise.
 * Days | predecessors | crew | people | English | Spanish | Hebrew; a line with one star is a phase.
 */

export const HOUSE = `
* Before the start | Antes de empezar | לפני ההתחלה
5||office|1|Permit set complete|Juego de planos para permiso|תיק ההיתר מוכן
20|1|office|0|Permit review|Revisión del permiso|בדיקת ההיתר
0|2|office|0|Permit issued|Permiso emitido|ההיתר ניתן
10|1|office|1|Order windows and trusses|Pedir ventanas y cerchas|הזמנת חלונות ואגדים
2|3|site|2|Temporary power and fence|Luz provisional y cerca|חשמל זמני וגדר
* Earth and foundation | Tierra y cimentación | עפר ויסודות
2|3, 5|survey|2|Survey and stake out|Topografía y trazo|מדידה וסימון
2|6|earth|3|Clear and strip topsoil|Desmonte y despalme|ניקוי וחישוף
3|7|earth|3|Excavate footings|Excavar zapatas|חפירת יסודות
2|8|concrete|4|Form and reinforce footings|Cimbra y acero de zapatas|טפסות וברזל ליסודות
1|9|inspector|0|Footing inspection|Inspección de zapatas|ביקורת יסודות
1|10|concrete|5|Pour footings|Colar zapatas|יציקת יסודות
4|11FS+1d|concrete|4|Foundation walls|Muros de cimentación|קירות יסוד
7|12|concrete|0|Walls cure|Curado de muros|אשפרת הקירות
2|12FS+3d|seal|3|Waterproof and drain|Impermeabilizar y drenar|איטום וניקוז
3|13, 14|plumb|2|Underslab plumbing|Plomería bajo losa|אינסטלציה מתחת לרצפה
1|15|inspector|0|Underslab inspection|Inspección bajo losa|ביקורת מתחת לרצפה
2|16|concrete|5|Slab on grade|Losa sobre terreno|רצפה על הקרקע
2|14, 13|earth|3|Backfill|Relleno|מילוי חוזר
* Shell | Obra negra | שלד
4|17FS+3d, 18|frame|5|First floor framing|Estructura de planta baja|שלד קומת קרקע
3|19|frame|5|Second floor deck|Entrepiso|רצפת הקומה השנייה
4|20|frame|5|Second floor walls|Muros de planta alta|קירות הקומה השנייה
3|21, 4|frame|5|Set roof trusses|Montar cerchas|הרכבת אגדי גג
3|22|frame|5|Roof sheathing|Entablado del techo|לוחות הגג
2|21|frame|4|Wall sheathing and wrap|Forro y membrana de muros|חיפוי ומעטפת קירות
1|23, 24|inspector|0|Sheathing inspection|Inspección de forro|ביקורת חיפוי
4|23|roof|4|Shingles and flashing|Tejas y tapajuntas|רעפים ופחחות
3|24, 4|window|3|Windows and outside doors|Ventanas y puertas exteriores|חלונות ודלתות חוץ
0|26, 27||0|House is dry|Casa cerrada al agua|הבית אטום
* Rough-in | Instalaciones | מערכות
5|26SS+2d, 25|plumb|2|Plumbing rough-in|Plomería gruesa|אינסטלציה גסה
5|29SS+2d|hvac|2|Ducts and HVAC rough-in|Ductos y clima|תעלות ומיזוג
5|28, 30SS+2d|electric|3|Electrical rough-in|Eléctrica gruesa|חשמל גס
2|31SS+2d|low|1|Data and alarm wiring|Cableado de datos y alarma|תקשורת ואזעקה
2|29|gas|2|Gas lines|Tubería de gas|צנרת גז
1|29, 30, 31, 32, 33|inspector|0|Rough inspections|Inspecciones de instalaciones|ביקורת מערכות
1|34|inspector|0|Framing inspection|Inspección de estructura|ביקורת שלד
3|35|insulate|3|Insulation|Aislamiento|בידוד
1|36|inspector|0|Insulation inspection|Inspección de aislamiento|ביקורת בידוד
* Outside | Exterior | חוץ
6|25, 27|siding|4|Siding and trim|Revestimiento exterior|חיפוי חוץ
4|38|paint|3|Outside paint|Pintura exterior|צבע חוץ
2|38|gutter|2|Gutters|Canaletas|מרזבים
4|18, 38|earth|3|Final grading|Nivelación final|פיתוח קרקע
3|41|concrete|4|Driveway and walks|Entrada y andadores|שביל וחניה
4|42|garden|3|Landscaping|Jardinería|גינון
3|31|utility|2|Utility connections|Conexión de servicios|חיבור תשתיות
* Inside | Interior | פנים
4|37, 28|drywall|5|Hang drywall|Colgar tablaroca|הרכבת גבס
6|45|drywall|4|Tape and finish|Juntas y acabado|שפכטל וגמר
2|46|paint|3|Prime|Sellador|שכבת יסוד
4|47|tile|2|Tile|Azulejo|ריצוף וחיפוי
5|47|trim|3|Inside doors and trim|Puertas y molduras|דלתות פנים ומשקופים
3|49|cabinet|3|Cabinets|Gabinetes|ארונות
1|50|stone|2|Template countertops|Plantilla de cubiertas|מדידת משטחים
8|51|stone|0|Countertops are made|Fabricación de cubiertas|ייצור המשטחים
1|52|stone|3|Set countertops|Montar cubiertas|הרכבת משטחים
4|49, 50|paint|3|Inside paint|Pintura interior|צבע פנים
4|48, 54|floor|3|Wood floors|Pisos de madera|רצפות עץ
3|53, 48|plumb|2|Plumbing fixtures|Muebles de baño|כלים סניטריים
3|54|electric|2|Lights and devices|Luminarias y tomacorrientes|גופי תאורה ואביזרים
2|54|hvac|2|HVAC start-up|Arranque del clima|הפעלת מיזוג
* Handover | Entrega | מסירה
1|44, 56, 57, 58, 55|inspector|0|Final inspections|Inspecciones finales|ביקורת סופית
3|59|site|3|Punch list|Lista de pendientes|רשימת ליקויים
2|60|clean|3|Final cleaning|Limpieza final|ניקיון סופי
0|61, 39, 40, 43, 59||0|Handover|Entrega|מסירה
`;

export const BATH = `
* Preparation | Preparación | הכנה
3||office|1|Selections and orders|Selección y pedidos|בחירה והזמנות
10|1|office|0|Tile and fixtures arrive|Llegan azulejo y muebles|אספקת אריחים וכלים
1|1|site|2|Protect and shut off|Proteger y cortar agua|הגנות וסגירת מים
2|3|site|3|Demolition|Demolición|פירוק
* Rough-in | Instalaciones | מערכות
2|4|frame|2|Framing repairs|Reparar estructura|תיקוני שלד
2|5|plumb|2|Plumbing rough-in|Plomería gruesa|אינסטלציה גסה
1|5|electric|1|Electrical rough-in|Eléctrica gruesa|חשמל גס
1|6, 7|inspector|0|Rough inspection|Inspección de instalaciones|ביקורת מערכות
1|8|insulate|1|Insulation|Aislamiento|בידוד
2|9|drywall|2|Backer board and drywall|Base y tablaroca|לוחות וגבס
* Finishes | Acabados | גמר
1|10|seal|1|Waterproofing|Impermeabilización|איטום
1|11FS+1d|inspector|0|Flood test|Prueba de agua|הצפת ניסיון
4|12, 2|tile|2|Wall and floor tile|Azulejo y piso|חיפוי וריצוף
1|13FS+1d|tile|1|Grout|Boquilla|רובה
1|14|cabinet|2|Vanity and top|Gabinete y cubierta|ארון ומשטח
2|15|paint|1|Paint|Pintura|צבע
1|16|plumb|1|Fixtures|Muebles de baño|כלים סניטריים
1|16|electric|1|Lights and fan|Luces y extractor|תאורה ומאוורר
1|17, 18|glass|2|Shower glass|Cancel de vidrio|מקלחון
1|17, 18, 19|inspector|0|Final inspection|Inspección final|ביקורת סופית
0|20||0|Handover|Entrega|מסירה
`;

export const OFFICE = `
* Preparation | Preparación | הכנה
10||office|1|Permit and landlord approval|Permiso y visto bueno|היתר ואישור המשכיר
15|1SS+3d|office|0|Long-lead orders|Pedidos de entrega larga|הזמנות ארוכות
2|1|site|3|Mobilize and protect|Movilización y protección|התארגנות והגנות
5|3|site|5|Demolition|Demolición|פירוק
2|4|survey|2|Layout|Trazo|סימון
* Partitions and systems | Muros y sistemas | מחיצות ומערכות
6|5|frame|4|Metal studs|Perfiles metálicos|קונסטרוקציית גבס
6|6SS+2d|hvac|3|Ducts|Ductos|תעלות
5|6SS+3d|plumb|2|Plumbing|Plomería|אינסטלציה
7|6SS+3d|electric|4|Conduit and wire|Tubería y cable|צנרת וחיווט
4|7|sprinkler|2|Sprinklers|Rociadores|מתזים
4|9|low|2|Data cabling|Cableado de datos|תקשורת
1|7, 8, 9, 10|inspector|0|In-wall inspection|Inspección en muros|ביקורת לפני סגירה
5|12|drywall|5|Close walls|Cerrar muros|סגירת קירות
5|13|drywall|3|Tape and finish|Juntas y acabado|שפכטל וגמר
* Finishes | Acabados | גמר
4|14|ceiling|3|Ceiling grid|Retícula de plafón|תקרה אקוסטית
1|15, 11|inspector|0|Above-ceiling inspection|Inspección sobre plafón|ביקורת מעל תקרה
2|16|ceiling|3|Ceiling tiles|Plafones|אריחי תקרה
4|14|paint|3|Paint|Pintura|צבע
4|18, 17|floor|3|Carpet and tile|Alfombra y loseta|שטיחים וריצוף
3|2, 19|glass|3|Glass fronts and doors|Cancelería y puertas|ויטרינות ודלתות
3|19, 2|cabinet|2|Millwork|Carpintería|נגרות
3|17|electric|2|Lights and devices|Luminarias y tomacorrientes|גופי תאורה ואביזרים
2|22|hvac|2|Test and balance|Pruebas y balanceo|בדיקות ואיזון
1|20, 21, 22, 23|inspector|0|Final inspections|Inspecciones finales|ביקורת סופית
3|24|site|3|Punch list and cleaning|Pendientes y limpieza|ליקויים וניקיון
0|25||0|Handover|Entrega|מסירה
`;

type Words = readonly [en: string, es: string, he: string];
export const CREWS: Readonly<Record<string, Words>> = {
  office: ["Office", "Oficina", "משרד"],
  site: ["Site crew", "Cuadrilla general", "צוות האתר"],
  survey: ["Surveyor", "Topógrafo", "מודד"],
  earth: ["Earthwork", "Movimiento de tierra", "עפר"],
  concrete: ["Concrete", "Concreto", "בטון"],
  seal: ["Waterproofing", "Impermeabilización", "איטום"],
  plumb: ["Plumbers", "Plomeros", "שרברבים"],
  inspector: ["Inspector", "Inspector", "מפקח"],
  frame: ["Framers", "Carpinteros de obra", "בנאי שלד"],
  roof: ["Roofers", "Techadores", "גגנים"],
  window: ["Window fitters", "Ventaneros", "מתקיני חלונות"],
  hvac: ["HVAC", "Clima", "מיזוג"],
  electric: ["Electricians", "Electricistas", "חשמלאים"],
  low: ["Low voltage", "Baja tensión", "מתח נמוך"],
  gas: ["Gas fitters", "Gasistas", "טכנאי גז"],
  insulate: ["Insulation", "Aislamiento", "בידוד"],
  siding: ["Siding", "Revestimiento", "חיפוי חוץ"],
  paint: ["Painters", "Pintores", "צבעים"],
  gutter: ["Gutters", "Canaletas", "מרזבים"],
  garden: ["Landscapers", "Jardineros", "גננים"],
  utility: ["Utilities", "Compañías de servicio", "חברות תשתית"],
  drywall: ["Drywall", "Tablaroca", "גבס"],
  tile: ["Tile setters", "Azulejeros", "רצפים"],
  trim: ["Finish carpenters", "Carpinteros de acabado", "נגרי גמר"],
  cabinet: ["Cabinets", "Gabinetes", "נגרות"],
  stone: ["Stone", "Piedra", "שיש"],
  floor: ["Flooring", "Pisos", "רצפות"],
  clean: ["Cleaners", "Limpieza", "ניקיון"],
  glass: ["Glaziers", "Vidrieros", "זגגים"],
  sprinkler: ["Sprinklers", "Rociadores", "ספרינקלרים"],
  ceiling: ["Ceilings", "Plafones", "תקרות"],
};
