import type { Concepts } from "./concept.ts";

/** Words by which one sign alone tells what ails somebody. */
export const PERSON_WORDS = {
  after: {
    en: "after, accident, injury, fall, bled",
    es: "despues, accidente, caida, tras",
    he: "אחרי, תאונה, לאחר, פציעה",
  },
  airWord: {
    en: "get air, catch his breath, catch my breath, catch her breath, get any air",
    es: "aire",
    he: "אוויר, אויר",
  },
  ambulanceNeed: {
    en: "need an ambulance, need ambulance, call an ambulance, send an ambulance, call 911, need 911, need a medic, need medical, get an ambulance, man down, medical emergency, number for ambulance",
    es: "necesito una ambulancia, necesitamos una ambulancia, manden ambulancia, una ambulancia, llamen al 911, emergencia medica, ambulancia, hombre caido",
    he: "צריך אמבולנס, צריכים אמבולנס, תזמינו אמבולנס, להזמין אמבולנס, אמבולנס, אירוע חירום רפואי",
  },
  amputWord: {
    en: "amputated, amputation, amputate, severed finger, severed hand, severed arm, severed thumb, amputed, severed limb, severed toe, finger got cut off",
    es: "amputado, amputacion, amputo, mutilado, amputada",
    he: "הוריד לו שתי אצבעות, הוריד לו אצבע, הורידה לו אצבע, קטיעה, קטוע, קטועה, נקטע, נקטעה, נקטעו, קטועות, גדם",
  },
  arcEyeWord: {
    en: "welders flash, welder flash, arc eye, flash burn, welding flash, flash blind, flashburn",
    es: "ojo de soldador, flash de soldadura, quemada de soldadura, flashazo",
    he: "ברק ריתוך, צריבה מריתוך, הבזק ריתוך",
  },
  artery: {
    en: "artery, jugular, arterial, vein, veins, femoral, wrist",
    es: "arteria, vena, venas, yugular, femoral",
    he: "עורק, וריד, עורקים",
  },
  bendsWord: {
    en: "decompression sickness, the bends",
    es: "enfermedad por descompresion, enfermedad del buzo",
    he: "מחלת הצוללנים, מחלת דקומפרסיה",
  },
  boneWord: {
    en: "bone is poking, bone sticking, bone poking, bone, bones, compound",
    es: "hueso, huesos",
    he: "עצם, עצמות",
  },
  bootWord: {
    en: "boots, boot, gloves, glove, socks, pants, knees",
    es: "botas, bota, guantes, pantalon, rodillas",
    he: "מגפיים, נעליים, כפפות, מכנסיים, ברכיים",
  },
  burnWord: {
    en: "burning, burns, burn, burned, blister*, peeling, red, stings, hurts, itching",
    es: "arde, arden, ardor, quema, queman, quemo, ampollas, rojo, roja, pica",
    he: "שורף, שורפת, שורפות, שורפים, כוויה, כוויות, צורב, שרוף, אדום, מגרד",
  },
  chemicalOnly: {
    en: "chemical, acid, muriatic, lye, caustic, cement, concrete",
    es: "fluorhidrico, clorhidrico, quimico, acido, muriatico, sosa, cemento, concreto, cal",
    he: "כימית, חומצה, חומצת, סודה, כימי, בטון, מלט, סיד, קאוסטית, צמנט",
  },
  clothes: {
    en: "clothes, clothing, shirt, pants, sleeve, jacket, vest, hair, him, her, he, hes",
    es: "ropa, camisa, pantalon, manga, chaleco, cabello, pelo",
    he: "בגדים, חולצה, מכנסיים, שרוול, שיער, בגדיו, מעיל",
  },
  coldWord: {
    en: "hypotherm*, hipothermia, frostbit*, frost bite, frostnip, stopped shivering, half frozen, quit shivering, no longer shivering",
    es: "hipoterm*, ipotermia, congelacion, dejo de temblar, muerto de frio, se esta congelando, ya no tiembla",
    he: "היפותרמיה, היפוטרמיה, כוויית קור, כוויות קור, כווית קור, הפסיק לרעוד, קופא מקור, קפא מקור, לא רועד",
  },
  crampWord: {
    en: "cramps, cramping, cramp, cramped",
    es: "calambres, calambre, acalambr*",
    he: "התכווצויות, התכווצות, כיווצים, שרירים תפוסים",
  },
  eyeSee: { en: "see, sight, vision", es: "ve, veo, ver, vista", he: "רואה, לראות, ראייה" },
  fractureWord: {
    en: "fractured, fracture, compound fracture, dislocated, snapped, popped out, broken bone",
    es: "fractura, fracturo, fracturado, dislocado, dislocada, zafo, zafado, se le salio el hueso",
    he: "שבר פתוח, פריקה, נקע, יצאה מהמקום, יצא מהמקום, פרק",
  },
  heatExhaustWord: {
    en: "heat exhaustion, heat cramps, heat cramp, dehydrated, dehydration, dehidrated, heat sick, heat illness, heat exaustion",
    es: "agotamiento por calor, agotado por el calor, deshidrat*, desidratado, calambres por calor",
    he: "תשישות חום, התייבש, התייבשה, התייבשות, מיובש, מיובשים, מיובשת",
  },
  heatSick: {
    en: "sun, heat, hot, roof, sweating, attic, thirsty, outside, degrees",
    es: "sol, calor, caliente, techo, sudando, azotea, sed",
    he: "שמש, חום, חם, גג, מזיע, שרב, צמא, חמסין",
  },
  heatStrokeWord: {
    en: "heat stroke, heatstroke, heat strok, sun stroke, sunstroke, heatsroke, overheated",
    es: "golpe de calor, golpe de sol, insolacion, insolado, insolada",
    he: "מכת חום, מכת שמש",
  },
  impaleWord: {
    en: "impaled, impale, impailed, impalement, skewered, speared",
    es: "empalado, empalo, ensartado, se ensarto, atravesado por, lo atraveso",
    he: "שופד, משופד, שיפד, נשפד, דקר אותו מוט",
  },
  injectWord: {
    en: "injected, injection, went under, under the skin, under his skin, under my skin, pinhole, into his, into my, in his, in my, tiny hole, through the glove, got my, got his, got her, shot grease, pierced, sprayed, shot, through his, through my, went in, into the, hole, hit, penetrat*",
    es: "inyecto, inyectado, inyeccion, debajo de la piel, bajo la piel, entro, perforo, me pico, le pico, le pego en la, le pego en el, me pego en la, me pego en el, se metio, agujerito, hoyito, atraveso, penetro, en el dedo, en la mano, pico, disparo, se le metio",
    he: "הזריק, הזריקה, הוזרק, הוזרקה, הוזרקו, הזרקה, מתחת לעור, נכנס, נכנסה, חדר, חדרה, ניקב, חור, דרך הכפפה, ננעץ, ריסס, פגע, תחת העור",
  },
  on: { en: "on, onto, over, top", es: "encima, sobre, le, se le", he: "על, עליו, עליהם, עלי, מעל" },
  pulledIn: {
    en: "pulled, dragged, sucked, caught, grabbed, jammed, stuck, got, inside, went, in the",
    es: "jalo, agarro, atrapo, atoro, metio, se metio, se fue, prenso, comio",
    he: "נמשכה, נשאבה, נתפסה, תפסה, נכנסה, נתקעה, נלכדה, נמשך, נתפס, תפס",
  },
  shockWord: {
    en: "white as milk, white as snow, white as paper, white as a ghost, pale and clammy, clammy, in shock, into shock, going into shock, went into shock, in shok, treat for shock, treat shock, cold and clammy, shocky, white as a sheet",
    es: "estado de choque, piel fria, en shock, en estado de shock, estado de shock, entrando en shock, en choque, shock",
    he: "לבן כמו סיד, קר ולח, החוויר, בהלם, נכנס להלם, מצב הלם, מצב של הלם, נכנסה להלם, הלם",
  },
  shotWord: {
    en: "shot, nailed, fired, drove, put a, double fired, went off, ran, got, stuck",
    es: "disparo, clavo, se dio, se metio, se disparo, metio",
    he: "ירה, ירתה, נורה, ננעץ, תקע, נתקע, קיבל",
  },
  skinHot: { en: "skin, hot, red, dry", es: "piel, caliente, roja, seca", he: "עור, חם, אדום, יבש" },
  skinRaw: {
    en: "knees raw, knees are raw, skin raw, skin is raw, raw skin, cement burn, concrete burn, cement burns, concrete burns, skin is burning, skin burning, lime burn",
    es: "se pela la piel, quemadura de cemento, quemaduras de cemento, rodillas quemadas, piel quemada, quemadura de cal, quemado de cemento",
    he: "אדומות מהבטון, כוויית מלט, כוויות מלט, כוויית בטון, כוויות בטון, כווית בטון, כוויית סיד, עור שרוף",
  },
  stepOn: {
    en: "stepped, step on, stomped on, walked on, stood on",
    es: "piso, pise, pisar, pisando, se paro en",
    he: "דרך, דרכה, דרכתי, דורך, דריכה",
  },
  stopWord: {
    en: "stop, stopping, slow, quit, control, clot",
    es: "para, detiene, parar, deja, controla, se corta, detener",
    he: "מפסיק, נעצר, עוצר, להפסיק, לעצור, נפסק, פוסק",
  },
  stuckTo: {
    en: "stuck to, stuck on, frozen to, cant let go, wont let go, glued to, hung up on, hanging onto, holding on to",
    es: "pegado a, se quedo pegado, quedo pegado, pegado al, no se puede soltar, no se suelta, no puede soltar",
    he: "דבוק, נדבק, תקוע על, לא עוזב, לא מצליח לעזוב",
  },
  suspensionWord: {
    en: "suspension trauma, harness hang, orthostatic intolerance, hanging in his harness, hanging in the harness, hanging by his harness, hanging from his harness, hanging from his lanyard, dangling in his harness, hanging by his lanyard, suspended in his harness",
    es: "trauma por suspension, trauma de suspension, sindrome del arnes, colgado del arnes, colgando del arnes, colgado en el arnes, colgado de la linea",
    he: "טראומת תלייה, תסמונת תלייה, תלוי על הרתמה, תלוי ברתמה, תלויה ברתמה, נשאר תלוי ברתמה, סינדרום הרתמה",
  },
  swallowWord: {
    en: "swigged, guzzled, downed, chugged, drinking, took a swig, sipped, swallowed, swallow, drank, ingested, gulped, mouthful, took a sip, drunk some, took a shot of, took a drink of, took a gulp",
    es: "trago, tomo, bebio, ingirio, trague, tome, se tomo, buche, se trago, tomado",
    he: "בלע, בלעה, שתה, שתתה, בלעתי, שתיתי, לגם, לגמה",
  },
  sweatWord: {
    en: "sweating, sweat",
    es: "suda, sudando, sudar, sudor",
    he: "מזיע, מזיעה, להזיע, זיעה",
  },
  twistedWord: {
    en: "twisted his, twisted my, rolled his, rolled my, sprained, sprain, deformed, swollen, crooked, wrong way, wrong direction, bent backwards, out of its socket, out of socket",
    es: "torcio, torcido, se torcio, esguince, deforme, chueco, chueca, al reves, hinchado, hinchada, luxad*, luxacion, se doblo",
    he: "נקע, עיקם, עיקמה, נפוחה, נפוח, עקום, עקומה, לא בכיוון, סובב, לצד הלא, מעוותת",
  },
  skullWord: {
    en: "concussion, concussed, skull fracture, cracked his skull, brain injury, head injury, head wound, broken neck, broke his neck, broke his back, spinal injury, neck injury, back injury, tbi, whiplash",
    es: "conmocion cerebral, traumatismo, contusion cerebral, se descalabro, descalabrado, fractura de craneo, se rompio el cuello, lesion de columna, golpe en la cabeza",
    he: "זעזוע מוח, פגיעת ראש, חבלת ראש, שבר בגולגולת, שבר בצוואר, שבר בעמוד השדרה, פגיעה בעמוד השדרה, פגיעה בראש, פגיעה בצוואר, פגיעת גב",
  },
  overdoseWord: {
    en: "overdosed, overdose, overdosing, ods, oded, oding, took fentanyl, narcan, naloxone",
    es: "sobredosis, narcan, naloxona, se paso de droga",
    he: "מנות יתר, מנת יתר, מנתיתר, נרקן",
  },
  collapsedWord: {
    en: "collapsed, collapses, collapsing, collapse, dropped, keeled",
    es: "se desplomo, desplomo, colapso",
    he: "קרס, קרסה, התמוטט, התמוטטה, צנח",
  },
  offWord: { en: "off", es: "de tajo, completo, completamente", he: "לגמרי" },
  cutVerb: {
    en: "cut, chopped, sliced, took, ripped, tore, pulled, sawed, lopped, sheared, bit, sawn, cutting, slice, chop",
    es: "corto, mocho, volo, arranco, rebano, cerceno",
    he: "חתך, חתכה, ניסר, תלש, כרת",
  },
  suddenly: {
    en: "suddenly, all of a sudden, out of nowhere, arm, face",
    es: "de repente, brazo, cara",
    he: "פתאום, יד, פנים, לפתע",
  },
  hotLiquid: {
    en: "boiling, hot water, steam, hot tar, hot asphalt, hot oil, scalding, hot coffee, molten, hot bitumen",
    es: "agua hirviendo, agua caliente, vapor, chapopote, aceite caliente, asfalto caliente, alquitran, hirviendo, brea",
    he: "מים רותחים, קיטור, זפת, שמן חם, רותחים, אספלט חם, ביטומן חם",
  },
  tarWord: {
    en: "tar, asphalt, bitumen, hot mop",
    es: "chapopote, alquitran, brea, asfalto, impermeabilizante caliente",
    he: "זפת, אספלט, ביטומן",
  },
  coldNoun: {
    en: "cold, snow, ice, icy, freezing, winter, frozen, frost",
    es: "frio, nieve, hielo, helado, helada",
    he: "קור, קר, שלג, קרח, כפור, קפוא",
  },
  fallNoun: { en: "fall, falling, accident", es: "caida, golpe, accidente", he: "נפילה, מכה, תאונה" },
  attacked: {
    en: "attacked, attack, attacking, all over, chasing, swarmed",
    es: "ataco, atacaron, atacando, encima",
    he: "תקף, תקפו, תקפה, תוקפות, התקיפו",
  },
  epileptic: {
    en: "is epileptic, hes epileptic, epileptic fit, epileptic attack",
    es: "es epileptico, es epileptica, ataque de epilepsia",
    he: "הוא אפילפטי, היא אפילפטית, התקף אפילפטי",
  },
  feelBad: {
    en: "feels bad, feeling bad, feel sick, feeling sick, not feeling well, getting sick, feels weird",
    es: "se siente mal, me siento mal, se sienten mal, poniendo mal, se puso mal",
    he: "מרגיש רע, מרגישים רע, מרגישה רע, לא מרגיש טוב, לא מרגישים טוב",
  },
  getDown: {
    en: "get him down, get her down, get them down, bring him down, lower him",
    es: "bajamos, bajarlo, lo bajamos, bajar al, bajo al",
    he: "להוריד אותו, מורידים",
  },
  pealed: {
    en: "peeling, red, raw, itching, cracked",
    es: "pela, pelando, roja, rojo",
    he: "מתקלף, אדום, אדומות, אדומים",
  },
  cutMyself: {
    en: "cut myself, cut himself, cut herself, sliced myself",
    es: "me corte, se corto, me rebane",
    he: "חתכתי את עצמי, חתך את עצמו, נחתכתי, נחתך, נחתכה",
  },
  deepWord: {
    en: "deep, bad, badly, real bad, wide open",
    es: "hondo, profundo, feo, mucho",
    he: "עמוק, חזק, רציני, קשה",
  },
  frozenWord: {
    en: "frozen stiff, frostbit, half frozen",
    es: "congelado, esta helado",
    he: "קפוא, קפואה, קפואים",
  },
  injectedOnly: {
    en: "injected, injection",
    es: "inyectado, inyectada, inyecto, inyeccion",
    he: "הוזרק, הוזרקה, הזריק",
  },
  weldNoMask: {
    en: "welded without, welding without, without a hood, no hood, without a shield, no shield",
    es: "solde sin, soldando sin, sin careta",
    he: "ריתכתי בלי, ריתך בלי, בלי מסכה, בלי מסכת",
  },
  harm: {
    en: "gouge, gouged, whacked, smacked, flat, purple, locked up, chewed, ate, grabbed, wont bend, cant bend, cant move, peeled, open, split, gash, pouring, shaking, rash, hole in, puffed, popped, jacked up, wrecked, tore, destroyed, messed up, fried, froze, cut, sliced, broke, broken, burned, burnt, crushed, smashed, stuck, swollen, swelling, black, blue, bleeding, numb, hurts, hurting, hurt, killing, torn, ripped, pinched, gashed, mangled, twisted, caught, busted, blown, jammed, punctured, scraped, bruised, infected, bad, dislocated, skinned, shredded",
    es: "machucado, prensado, aplastado, ensangrentado, no lo puede mover, no puede doblar, molido, deshecho, abierto, abierta, hoyo, ronchas, inflamada, destrozado, feo, se le abrio, reventada, corto, quebro, quemo, aplasto, machuco, hinchado, hinchada, inflamado, negro, morado, sangrando, dormido, duele, duelen, desgarro, rasgo, prenso, torcio, reventado, raspo, infectado, lastimo, lastimado, golpeo, trono, zafo, rajo, abrio, pelo",
    he: "פתוח, פתוחה, לא זז, לא יכול להזיז, מקופל, התרסקה, סגול, אדומה, קרוע, שרוט, חור ב, התעקם, נהרס, נהרסה, נחתך, נחתכה, שבר, נשבר, נשברה, נשרף, נמעך, נפוח, נפוחה, שחור, כחול, מדמם, נימול, כואב, כואבת, כואבים, נקרע, נקרעה, נצבט, נתפס, נתפסה, עקום, פצוע, פצועה, מרוסק, מרוסקת, נפצע, נפצעה, חבול, מזוהם, דקר, נתקע, נתקעה",
  },
  hatBroken: {
    en: "hard hat is cracked, hardhat cracked, cracked hard hat, cracked his hard hat, broke his hard hat, helmet cracked, helmet split",
    es: "casco roto, casco partido, se partio el casco, rompio el casco",
    he: "קסדה נשברה, הקסדה נשברה, קסדה סדוקה, הקסדה סדוקה",
  },
  skinColour: {
    en: "black, white, blue, waxy, hard, gray",
    es: "negros, blancos, azules, tiesos, morados, duros, blancas, negras, tiesas",
    he: "שחורות, לבנות, כחולות, שחורים, קשות, לבנים",
  },
  under: {
    en: "under, underneath, beneath, between",
    es: "debajo, abajo de, abajo del, entre la, entre el, bajo",
    he: "מתחת, תחת, בין",
  },
  lyingThere: {
    en: "laying at, lying at, laying on, lying on, at the bottom, on the ground, on the floor, found him, found her, face down, went to his knees, to his knees, cant get up, wont get up, slumped over, crumpled, hunched over, curled up",
    es: "tirado, tirada, lo encontre, lo encontramos, en el suelo, en el piso, boca abajo, de rodillas, no se puede parar, no se puede levantar, doblado de dolor, retorciendo",
    he: "שוכב, שוכבת, על הרצפה, על הקרקע, מצאנו אותו, מצאתי אותו, על הברכיים, לא יכול לקום, לא מצליח לקום, מקופל, מתפתל",
  },
  droppedOn: {
    en: "dropped on, fell on, landed on, came down on, rolled onto, rolled over, set down on",
    es: "cayo en, le cayo, se le vino, bajo sobre",
    he: "נפל על, נפלה על, נפל לו על, נפלה לו על, ירד על",
  },
  wrongWith: {
    en: "something is wrong with him, something wrong with him, something wrong with her, whats wrong with him, doesnt look good, doesnt look right, looks real bad, in bad shape, in a bad way, not doing good, not doing well, hes bad, hes in trouble, is dying, gonna die, going to die, need a medic, hes hurt",
    es: "se ve mal, se ve muy mal, esta muy mal, esta mal, anda mal, algo le pasa, le dio algo, le paso algo, se puso mal, se esta poniendo mal, se va a morir",
    he: "נראה רע, נראה ממש רע, במצב קשה, משהו לא בסדר איתו, קרה לו משהו, הוא לא בסדר, מצבו קשה, הולך למות, לא נראה טוב",
  },
} as const satisfies Concepts;
