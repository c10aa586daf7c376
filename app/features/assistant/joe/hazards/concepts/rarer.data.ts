import type { Concepts } from "./concept.ts";

/** What rarer scenes are told by (`dangers/rarer-ways.data.ts`). */
export const RARER_WORDS = {
  groundOpens: {
    en: "street opened up, street just opened, ground opened, ground just opened, road opened, sinkhole, sink hole, pavement opened, hole opened under, ground dropped out",
    es: "se abrio un hoyo, se abrio la calle, se abrio el piso, se abrio la tierra, socavon, se hundio la calle, se abrio un socavon",
    he: "נפער בור, נפערה תהום, בולען, הכביש נפתח, האדמה נפתחה, נפער הכביש",
  },
  stillOnIt: {
    en: "still sitting in it, still sittin in it, still in it, still on it, still up there, still sitting on it",
    es: "sigue arriba, sigue sentado, sigue adentro, todavia arriba, esta arriba",
    he: "עדיין יושב, עדיין עליו, עדיין למעלה, עדיין בפנים",
  },
  dryIce: {
    en: "dry ice, liquid nitrogen, nitrogen tank, dewar",
    es: "hielo seco, nitrogeno liquido",
    he: "קרח יבש, חנקן נוזלי",
  },
  pantsThere: {
    en: "panting, came out panting, gasping for air, on his knees, on her knees, dizzy, passed out, collapsed, wobbly, folded, went down, cant breathe, headache, headaches",
    es: "jadeando, de rodillas, se mareo, se marearon, mareado, mareada, se desmayo, se cayo, desmayado, tambaleando, no puede respirar, le falta el aire, dolor de cabeza",
    he: "מתנשף, מתנשם, על הברכיים, מסוחרר, סחרחורת, התעלף, התמוטט, קרס, אין לו אוויר, כאב ראש",
  },
  ropeRubs: {
    en: "rope is rubbing, rope is rubbin, rope rubbing, rope is fraying, rope is frayin, rope is smoking, rope is smokin, line is rubbing, strands popping, strands poppin, strands are popping, rope is chafing, rope is burning through, rope is cutting",
    es: "cuerda tallando, tallando la cuerda, cuerda se esta deshilachando, la cuerda se talla, trae la cuerda tallando, cuerda rozando, se le van los hilos, se revientan los hilos, cuerda ya echa humo",
    he: "החבל משתפשף, החבל נשחק, החבל נפרם, החבל מעשן, הסיבים קופצים, הסיבים נקרעים, חבל משתפשף",
  },
  hungChair: {
    en: "bosun chair, bosuns chair, rope access, on the rope, rappelling, abseiling, window washer, swing stage, hanging chair",
    es: "silla colgante, guindola, en la cuerda, hamaca colgante, rapel, limpiavidrios, colgado de la cuerda",
    he: "כיסא סנפלינג, סנפלינג, על החבל, גלישה, מנקה חלונות, כיסא תלוי",
  },
  earBleeds: {
    en: "blood outta both ears, blood out of both ears, blood out of his ears, blood from both ears, blood from his ears, bleeding from both ears, bleeding from the ears, bleeding from his ears, ears are bleeding",
    es: "sangre de los dos oidos, sangre de los oidos, sangra de los oidos, le sangran los oidos, sale sangre de los oidos",
    he: "דם משתי האוזניים, דם מהאוזניים, מדמם מהאוזניים, האוזניים מדממות",
  },
  blewNear: {
    en: "blew, blew up, exploded, explosion, blast, went off, burst",
    es: "exploto, trono, revento, explosion",
    he: "התפוצץ, התפוצצה, פיצוץ, התפוצצות",
  },
  breathedIt: {
    en: "breathed the smoke, breathed smoke, breathed in the smoke, breathed the fumes, inhaled the smoke, breathed it in",
    es: "respiraron el humo, respiro el humo, respire el humo, tragaron humo, aspiraron el humo",
    he: "נשמו את העשן, נשם את העשן, נשמה את העשן, שאפו עשן, שאף עשן",
  },
  throatCloses: {
    en: "throat is closing, throats closing, throats are closing, throats closin, throats are closin, throat closing, throat closin, throat swelling",
    es: "se les cierra la garganta, se le cierra la garganta, se le esta cerrando la garganta, se me cierra la garganta",
    he: "הגרון נסגר, נסגר הגרון, הגרון מתנפח",
  },
  facadePiece: {
    en: "cornice, parapet, facade, brick veneer, coping stone, stone panel, cladding panel",
    es: "cornisa, pretil, fachada, remate",
    he: "כרכוב, מעקה בטון, חיפוי אבן, אבן חיפוי, חזית",
  },
  moreHangs: {
    en: "more is hangin, more is hanging, more hanging, still hanging, more about to come, more is loose, people keep walking under, people walking under",
    es: "hay mas colgando, quedo colgando, sigue colgando, sigue pasando gente, pasa gente abajo, hay mas suelto",
    he: "יש עוד תלוי, עוד תלוי, נשאר תלוי, אנשים ממשיכים לעבור, אנשים עוברים מתחת, עוד משוחרר",
  },
  chuteWord: {
    en: "debris chute, trash chute, garbage chute, rubble chute",
    es: "ducto del escombro, ducto de escombro, ducto de basura, tiro de basura, tobogan de escombro",
    he: "שרוול הפסולת, שרוול פסולת, פיר אשפה, מגלשת פסולת",
  },
  fellInside: {
    en: "fell, fell into, fell down, stuck, jammed, wedged, slipped into",
    es: "se cayo, cayo, quedo atorado, atorado, se fue, se resbalo",
    he: "נפל, נפלה, נתקע, נתקעה, תקוע, החליק",
  },
  worstHeadache: {
    en: "worst headache, worst headache ever, like a thunderclap, thunderclap headache, headache of his life",
    es: "peor dolor de su vida, peor dolor de cabeza, el dolor mas fuerte de su vida",
    he: "הכאב הכי חזק בחיים, כאב הראש הכי חזק, כאב ראש הכי נורא",
  },
  brainToo: {
    en: "neck is stiff, stiff neck, throwing up, throwin up, vomiting, puking, puked, sudden, suddenly, out of nowhere, light hurts",
    es: "cuello tieso, vomita, vomito, de golpe, de repente, le molesta la luz",
    he: "הצוואר תפוס, מקיא, הקיא, פתאום, כמו פיצוץ, האור מפריע",
  },
  runsWild: {
    en: "spinning wild, spinnin wild, its spinning wild, running wild, runnin wild, cant get to the switch, can get to the switch, cant reach the switch, nobody can reach the switch, wont shut off, wont turn off",
    es: "girando sola, esta girando sola, nadie alcanza el apagador, no alcanzamos el apagador, no se apaga, no la podemos apagar, dando vueltas sola",
    he: "אף אחד לא מגיע למתג, לא מגיעים למתג, לא נכבה, לא מצליחים לכבות, מסתובב לבד, מסתובבת לבד",
  },
  runningTool: {
    en: "power trowel, trowel machine, whirlybird, helicopter trowel, drill, grinder, saw, mixer, tamper, jumping jack, plate compactor, auger",
    es: "allanadora, helicoptero, taladro, pulidora, esmeriladora, sierra, revolvedora, bailarina, compactadora, hoyadora",
    he: "הליקופטר לבטון, הליקופטר, מקדחה, משחזת, מסור, מערבל, מהדק, קומפקטור",
  },
  oilyRags: {
    en: "stain rags, oily rags, linseed rags, rags, oil rags",
    es: "trapos de aceite, trapos con aceite, trapos de teca, trapos con barniz, trapos de barniz",
    he: "סמרטוטי השמן, סמרטוטי שמן, סמרטוטים עם שמן, סמרטוטים עם לכה",
  },
  warmOrSmoke: {
    en: "warm, hot, smoke, smoking, smokin, smolder, smoulder, stinks, steaming",
    es: "caliente, humo, humito, humea, huele a quemado, apesta",
    he: "חם, חמים, עשן, מעשן, מסריח, ריח שרוף",
  },
} as const satisfies Concepts;
