import type { Concepts } from "./concept.ts";

/** What is said of one scene and of hardly another: of these the combinations are made by which a scene opens first. */
export const PLAIN = {
  gunPerson: {
    en: "gunman, active shooter, shooter, gunshots, shots fired, armed man, armed guy, armed dude, man with a gun, guy with a gun, dude with a gun, dude with a pistol, guy with a rifle, has a gun on, hostage",
    es: "hombre armado, hombres armados, tipo armado, tipos armados, vato armado, sujeto armado, gente armada, un armado, empistolado, balacera, tiroteo, balazos, sicario, rehen",
    he: "מחבל, מחבלים, יריות, חמוש, חמושים, פיגוע, בן ערובה",
  },
  gunWord: {
    en: "gun, pistol, rifle, shotgun, handgun, firearm, revolver",
    es: "pistola, rifle, escopeta, cuerno de chivo, arma, arma de fuego, revolver",
    he: "אקדח, רובה, נשק",
  },
  gunUse: {
    en: "yelling, screaming, shooting, shot at, waving, pointing, pulled, came back, ex employee, threatening, walking thru, walking around, hiding, locked in",
    es: "gritando, disparando, dispara, apunta, apuntando, saco, volvio, regreso, corrieron, amenaza*, encerrados, escondidos, nos escondemos, anda buscando",
    he: "יורה, צועק, מאיים, מכוון, שלף, חזר, פיטרו, רץ אחרי, מתחבאים, נעולים, מחפש את",
  },
  firearm: {
    en: "a gun, his gun, got a gun, pistol, rifle, shotgun, handgun, revolver",
    es: "trae pistola, con pistola, una pistola y, su pistola, rifle, escopeta, arma de fuego, cuerno de chivo",
    he: "יש לו אקדח, עם אקדח, האקדח שלו, רובה",
  },
  headBlow: {
    en: "hit his head, hitting his head, hit her head, hit in the head, blow to the head, on his head",
    es: "golpe en la cabeza, se pego en la cabeza, en la cabeza",
    he: "מכה בראש, נפל על הראש, חטף בראש, קיבל בראש, בראש",
  },
  stillTouch: {
    en: "still touching, still holding, still on the, holding the, touching the",
    es: "sigue tocando, sigue agarrado, sigue pegado, agarrado del",
    he: "עדיין נוגע, עדיין מחזיק, עדיין תופס, נוגע בכבל, מחזיק את הכבל, מחזיק בכבל",
  },
  tubeWord: {
    en: "caulk, tube, nozzle",
    es: "silicon, tubo",
    he: "סיליקון, שפופרת",
  },
  noMatter: { en: "it will pass", es: "no pasa nada, que pasa, le pasa", he: "לא נורא" },
  awakeWord: {
    en: "awake, breathing again, is talking, hes talking, shes talking, came back, woke up",
    es: "despierto, despierta, respira otra vez, ya respira, esta hablando, volvio en si",
    he: "ער, שוב נושם, מדבר, מדברת, התעורר, התאושש",
  },
  knife: {
    en: "knife, machete, hatchet, axe",
    es: "cuchillo, machete, navaja, hacha",
    he: "סכין, גרזן",
  },
  knifeUse: {
    en: "pulled, came at, chasing, lunged, stab, threatening, swinging at",
    es: "saco, quiere picar, amenaza*, persigue, correteando, nos quiere, lo quiere, se le fue encima",
    he: "שלף, מאיים, רודף, רץ אחרי, תוקף",
  },
  throatWord: { en: "throat", es: "garganta", he: "גרון" },
  neckGrab: {
    en: "grabbing his neck, grabbing his throat, grabbin his neck, clutching his throat, hands on his throat",
    es: "se agarra el cuello, se agarra la garganta, manos al cuello, manos en la garganta",
    he: "מחזיק תגרון, תופס תגרון, מחזיק את הגרון, תופס את הגרון, תופס לעצמו את הגרון",
  },
  chokeWord: {
    en: "choking, choke",
    es: "atragant*, ahogando con, se ahoga con, se ahogo con",
    he: "נחנק, נחנקת",
  },
  hvLine: {
    en: "power line, power lines, powerline, overhead line, overhead wires, high voltage, high tension, live wire, live line",
    es: "linea de luz, cable de luz, cables de luz, cables de alta, cable de alta, alta tension, linea de alta, cable electrico, cables electricos, cables de cfe",
    he: "קו מתח, קו חשמל, כבל חשמל, כבל מתח, קווי מתח, קווי חשמל, כבלי חשמל, מתח גבוה, חוטי חשמל, קו המתח",
  },
  lineOnIt: {
    en: "came down on, fell on, is on, laying on, lying on, landed on, down on, touching, touches, touched, hit, hits, tangled in, caught, into, on the, came down across, down across, draped over, draped on, laying across, lying across, fell across, came down on top",
    es: "toco, tocando, tocaron, toca, arriba de, encima de, sobre, se enredo, cayo, pego con, cayo encima, cayo sobre, quedo encima, quedo sobre, se cayo encima, se nos cayo",
    he: "נוגע, נוגעת, נגע, נגעה, נפל על, נפלה על, נתפס ב, נתפסה ב, נתקעה, הסתבך, הסתבכה, על המשאית, על המנוף, על הבאגר, על הרכב, נפל לנו על, נפל עלינו, נחת על, מונח על, שכב על",
  },
  faceDroop: {
    en: "face droops, face is drooping, face drooping, droopy face, face is droopy, half his face, side of his face, face is hanging, face fell, mouth is crooked, crooked smile, cant smile, side his face, side of his mouth, face hanging, face hangs, face sagging, face is sagging, mouth droops, mouth drooping",
    es: "cara caida, media cara, se le torcio la boca, se le torcio la cara, boca chueca, cara chueca, un lado de la cara, lado de la cara, se le cayo la cara, se le fue la boca",
    he: "פנים נפולות, חצי פנים, חצי מהפנים, פה עקום, הפה עקום, זווית הפה, הפנים צנחו, פנים צנחו, הפנים שלו עקומות",
  },
  slurred: {
    en: "slurring, slurrin, slurred, words are mush, talking weird, talking funny, cant get words out, talking like hes drunk, talks like hes drunk, sounds drunk, talking like a drunk, speech is off",
    es: "arrastra las palabras, habla raro, habla enredado, habla chueco, lengua trabada, se le traba la lengua, no puede hablar bien, habla como borracho, habla como si estuviera borracho",
    he: "מדבר לא ברור, דיבור לא ברור, דיבור משובש, מדבר מוזר, מדברת לא ברור, מדבר כמו שיכור, מדברת כמו שיכורה",
  },
  outNowhere: {
    en: "sudden, suddenly, outta nowhere, out of nowhere",
    es: "de repente, de la nada, de pronto, de golpe",
    he: "פתאום, לפתע, משום מקום",
  },
  oneSide: {
    en: "left side, right side, one side, left arm, right arm, one arm, cant lift his arm, arm is weak",
    es: "un lado, medio lado, medio cuerpo, no mueve un brazo, no puede levantar el brazo, no levanta el brazo, un brazo",
    he: "צד שמאל, צד ימין, צד אחד, יד שמאל, יד ימין, חצי גוף, לא מרים יד, לא מצליח להרים יד, לא מצליח להרים את היד",
  },
  passThrough: {
    en: "impaled, through his, thru his, through my, thru my, sticking out of his, sticking out his, stuck in his, stuck in my, out the other side, poking out of his",
    es: "se le metio, se le clavo, se me clavo, le atraveso, atravesad*, atraveso, se ensarto, ensartad*, se le encajo, se le enterro, le entro",
    he: "נכנס לו דרך, נכנסה לו דרך, תקוע לו, תקועה לו, ננעץ לו, ננעצה לו, חדר לו, חדרה לו, עבר לו דרך, עבר דרך, נכנס לו ל, נכנס לו ב, נכנסה לו",
  },
  cutOff: {
    en: "cut off his, cut off my, cut off two, cut off three, cut clean off, clean off, chopped off, sliced off, severed, amputat*, ripped off his, tore off his, torn off, took two fingers, took 2 fingers, took his finger, took my finger, took his fingers, took his thumb, took my thumb, two fingers off, fingers gone, finger gone, thumb gone, finger is gone, thumb is gone, fingers are gone, hand is gone, lost a finger, lost two fingers, off at the knuckle",
    es: "le volo, se volo, me vole, le mocho, amputad*, amputo, cerceno, le arranco, se corto el dedo, se corto un dedo, se corto dos dedos, dedo completo, de tajo, se me fue el dedo, se le fue el dedo, se me fueron dos dedos, se le fueron los dedos, se me fue un dedo, se le fue un dedo",
    he: "הוריד לו, הורידה לו, נחתך לגמרי, נחתכה לגמרי, נחתכו לגמרי, נקטע*, נכרת, נכרתה, נכרתו, קטע לו, קטעה לו, נתלשה, נתלשו, תלש לו, עפה לו",
  },
  noBreath: {
    en: "not breathing, isnt breathing, aint breathing, stopped breathing, quit breathing, no breathing, no breath, no pulse, cardiac arrest, heart stopped",
    es: "no respira, dejo de respirar, no esta respirando, sin pulso, no tiene pulso, paro cardiaco, no tiene respiracion",
    he: "לא נושם, לא נושמת, הפסיק לנשום, הפסיקה לנשום, אין דופק, בלי דופק, אין לו דופק, אין נשימה, אין לו נשימה, דום לב",
  },
  /** Beside "not breathing" it says that somebody does, but badly, or that it was so. */
  somehow: {
    en: "right, good, well, normal, normally, great, much, easy, but talking, through his nose, almost, was not, wasnt, hard",
    es: "bien, normal, mucho, facil, casi",
    he: "טוב, רגיל, כמו שצריך, בסדר, כמעט, חזק, היטב",
  },
  breathes: {
    en: "is breathing, still breathing, but breathing, hes breathing, breathing ok, breathing fine",
    es: "si respira, pero respira, sigue respirando, todavia respira, esta respirando",
    he: "אבל נושם, עדיין נושם, כן נושם, אבל נושמת, והוא נושם",
  },
  convulse: {
    en: "seizure, siezure, seizing, convuls*, epilep*, foam at the mouth, foaming at the mouth, foam from his mouth, grand mal",
    es: "convulsion*, ataque epileptico, epilep*, espuma por la boca, echa espuma, echando espuma",
    he: "מפרכס, מפרכסת, פרכוס, פרכוסים, אפילפטי, אפילפטית, קצף מהפה",
  },
  weather: {
    en: "heat, sun, degrees, 95 out, 98 out, 100 out, 105 out, 110 out",
    es: "calor, sol, grados, bochorno",
    he: "שמש, שרב, חמסין, מעלות, בחום, חום כבד",
  },
  spurts: {
    en: "spurting, squirting, gushing, pouring blood, blood pouring, wont stop bleeding, bleeding wont stop, bleeding bad, bleeding out, blood everywhere, lot of blood, lots of blood",
    es: "a borbotones, chorro de sangre, mucha sangre, no para de sangrar, no para la sangre, no le para la sangre, se desangra, sangra mucho",
    he: "משפריץ, שפריץ, המון דם, הרבה דם, לא מפסיק לדמם, מדמם חזק, הדם לא נעצר, הדם לא מפסיק, שלולית דם",
  },
  /** Where pressing is no help. */
  inwardBlood: {
    en: "coughing, puking, vomiting, nose, mouth, ear, ears, pee, pissing, spitting, belly",
    es: "tose, tosiendo, vomita, vomitando, nariz, boca, oido, oidos, orina, escupe, escupiendo, panza",
    he: "מקיא, משתעל, יורק, אף, פה, אוזן, אוזניים, שתן, בטן",
  },
  pinhole: {
    en: "pinhole, pin hole, tiny hole, little hole, lil hole, small hole, little dot, lil dot, tiny dot, small dot, red dot, just a dot, injected, under the skin",
    es: "hoyito, agujerito, puntito, piquetito, puntito rojo, inyecto, inyectado, bajo la piel, debajo de la piel",
    he: "חור קטן, חור קטנטן, נקודה קטנה, הוזרק, חדר לו, מתחת לעור",
  },
  hairUp: {
    en: "hair standing up, hair is standing, hair on my arms",
    es: "se me paran los pelos, se paran los pelos",
    he: "השערות סומרות, שיער סומר, השיער עומד",
  },
  flameWord: {
    en: "on fire, flames, caught fire, in flames, smoke pouring, grease fire",
    es: "fuego, lumbre, llamas, incendio, humo, se quema, se incendio",
    he: "אש, שריפה, שריפת, להבות, עשן, בוער, בוערת, מעשן, מעשנת",
  },
  /** Somebody has looked, and nothing gives way. */
  noSigns: {
    en: "no cave in, no cracks, no sign of, no signs of, no sign, no signs, no indication, no movement, no sloughing, not cracking, never moved",
    es: "sin grietas, no hay grietas, sin señales, sin senas, sin indicios, no hay señales, no hay indicios, no se ve grieta, no se ven grietas, no se mueve, esta firme, no hay derrumbe",
    he: "אין סדקים, בלי סדקים, אין סימני, אין סימן, בלי סימני, ללא סימני, לא זז, יציבה, אין תזוזה",
  },
  /** What is dug: soil by itself is none. */
  dugWord: {
    en: "trench, trenches, trentch, trensh, tranch, ditch, excavation, excavated, dug, dig, hole, pit, bank, cut, sidewall, side wall, cave in, cavein, caved in, footing hole",
    es: "zanja, zanjas, excavacion, escavacion, cepa, foso, hoyo, pozo, talud, derrumbe, barranco, agujero, cajon",
    he: "תעלה, התעלה, תעלות, תעלת, חפירה, החפירה, חפירת, חפיר, בור, שוחה, מדרון, דופן, דפנות, מפולת",
  },
  earthFell: {
    en: "buried under dirt, buried in dirt, dirt fell, dirt came down, dirt slid, mud slid, under the dirt, under dirt, under the mud, buried, burried",
    es: "se le vino la tierra, le cayo la tierra, le callo la tierra, lo enterro la tierra, lo tapo la tierra, la tierra lo, bajo la tierra, debajo de la tierra, se vino la tierra, se nos vino la tierra, enterrad*, sepultad*",
    he: "נפלה עליו אדמה, נפל עליו עפר, האדמה נפלה, האדמה כיסתה, מתחת לאדמה, מתחת לעפר, קבור, קבורה, קבורים, נקבר, נקברה, נקברו",
  },
  /** Where loose material lies and runs out below: no trench. */
  binWord: {
    en: "hopper, silo, sand bin, gravel bin, aggregate bin, batch plant, feed bin, storage bin, the bin, sand pile, gravel pile, stockpile, surge pile, conveyor tunnel",
    es: "tolva, silo, planta de concreto, dosificadora, montaña de arena, monton de arena, pila de arena, pila de grava, monton de grava",
    he: "ממגורה, ממגורת, סילו, משפך, ערימת חול, ערימת החול, ערימת חצץ, ערימת החצץ, ערמת חול, ערמת חצץ, בונקר, מפעל בטון",
  },
  /** The skin pulled off like a glove. */
  peeled: {
    en: "degloved, degloving, skin off, skin came off, skin is off, skin peeled, peeled the skin, pulled the skin, pulled all the skin, ripped the skin, tore the skin, stripped the skin, like a glove, skin hanging, flap of skin",
    es: "se le pelo, se me pelo, le arranco la piel, se le arranco la piel, le arranco el cuero, como guante, como un guante, la piel del dedo, el cuero del dedo, se le salio la piel, se le desprendio la piel, le jalo la piel",
    he: "כמו כפפה, העור ירד, ירד העור, ירד לו העור, ירד לו כל העור, העור נתלש, נתלש העור, קילף לו את העור, התקלף העור, העור התקלף, תלש את העור, תלשה את העור, העור של האצבע",
  },
  /** A fall that gear is made for, before anybody fell. */
  fallGear: {
    en: "shock absorbing, shock absorber, shock pack, before it locks, deceleration distance, fall clearance",
    es: "caida libre, deja caer, amortiguador, absorbedor",
    he: "נפילה חופשית, בולם, בולמת, בולם זעזועים, בולם אנרגיה, סופג אנרגיה",
  },
  /** What moves from one hour to the next gives way, whatever figure is asked about. */
  sinceWord: {
    en: "since lunch, since this morning, since yesterday, since last night, overnight",
    es: "desde la mañana, desde en la mañana, desde ayer, desde anoche, desde el mediodia, de ayer a hoy",
    he: "מהבוקר, מאז הבוקר, מאתמול, מאז אתמול, מהצהריים, בין לילה, במהלך הלילה",
  },
  /** A flame where it belongs. */
  burnerWord: {
    en: "burner, pilot, pilot light, water heater, boiler, furnace, ignition source",
    es: "quemador, piloto, calentador, boiler, caldera, fuente de ignicion",
    he: "דוד, דוד גז, דוד מים, מבער, פיילוט, להבת הצתה, מחמם מים, מקור הצתה",
  },
  eyeIdiom: {
    en: "in front of our eyes, keep an eye",
    es: "frente a mis ojos",
    he: "מול העיניים, לנגד עינינו",
  },
  pupilWord: { en: "pupils, pupil", es: "pupilas, pupila", he: "אישונים, אישון" },
  /** Asks whose fault it was, or what a word means, as nobody does beside what goes on. */
  lawOrMeaning: {
    en: "lawsuit, sue, suing, sued, liable, liability, legally, attorney, lawyer, small claims, in court, at fault, his fault, whose fault, who pays for, warranty, what does it mean, what does that mean, actually mean, really mean, mean by, mean for us, meaning of, definition of",
    es: "demanda, demandar, demandarlo, demando, responsable legal, legalmente, culpable, culpa de, abogado, juicio, tribunal, garantia, quien paga, que significa, que quiere decir, a que se refiere, definicion de",
    he: "תביעה, לתבוע, תבעתי, אתבע, אשם, אשמה, חוקית, משפטית, עורך דין, בית משפט, אזכה, אחריות של, מי אחראי, מי משלם, פיצוי, פיצויים, מה זה אומר, מה המשמעות, מה הפירוש",
  },
  /** That it goes on as it is told. */
  moment: {
    en: "now, just, starting, starts, started, suddenly, worse, about to, gonna, going to fall, still, keeps, keep hearing, help, today, tonight, this morning, minutes ago, an hour ago, again, more and more",
    es: "ahora, ahorita, orita, acaba de, acaban de, acabo de, se acaba, empezo, empieza, de repente, a punto de, se va a, sigue, siguen, cada vez, otra vez, hoy, esta manana, hace rato, hace un rato, hace una hora",
    he: "עכשיו, כרגע, הרגע, התחיל, התחילה, מתחיל, מתחילה, פתאום, עומד ליפול, עומדת ליפול, הולך ליפול, הולכת ליפול, הולך ו, הולכת ו, שוב, היום, הבוקר, ממשיך, ממשיכה, לפני דקה, לפני שעה",
  },
  /** A wind that is worked with. */
  windFigure: {
    en: "wind chill, velocity pressure, wind pressure, wind load, wind loads, what psf, how many psf, psf pressure, pressure",
    es: "sensacion termica, presion de viento, presion del viento, presion por viento, carga de viento, cargas de viento",
    he: "קור רוח, לחץ רוח, לחץ הרוח, עומס רוח, עומסי רוח",
  },
  /** What may touch a line and has no cab to stay in. */
  noCab: {
    en: "ladder, ladders, aluminum ladder, long pole, pole, conduit, gutter, rebar, scaffold, scaffolding, mast",
    es: "escalera, escaleras, andamio, andamios, varilla, tubo, tubos, mastil",
    he: "סולם, פיגום, פיגומים, ברזל, מוט, תורן, וו",
  },
  /** Asks whether something passes, as nobody does beside somebody hurt. */
  passes: {
    en: "inspector, inspection, pass, gonna fly, legal, code, irc, ibc, nec, ada, osha, do i have to, need a box, need a railing, railing needed, are we under, limit, meets, to code, ok by, require, required, mfr, is that true, is it true, true or false, true or not",
    es: "paso el limite, limite, pasa, me la pasan, cumplo, cumple, norma, codigo, inspeccion, inspector, osha, irc, ibc, nec, permite, permitido, ocupo, minimo, dentro de norma, alcanza, esta bien, es verdad, es cierto",
    he: "עובר, יעבור, יעביר, עברתי את, מספיק, מספיקה, מותר, תקין, לפי, עומד ב, צריך, מפקח, הגבול, osha, irc, ibc, nec, ada",
  },
} as const satisfies Concepts;
