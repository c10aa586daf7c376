import type { Concepts } from "./concept.ts";

/** What tells one scene from another that shares its words: `dangers/rather.data.ts` says which is which. */
export const RATHER_WORDS = {
  marbles: {
    en: "marbles in his mouth, marbles in her mouth, mush mouth, mumbling, mumblin, dropped his coffee, dropping things, drops everything",
    es: "habla como con papa en la boca, papa en la boca, balbucea, se le caen las cosas, se le cayo el cafe",
    he: "כאילו יש לו אבנים בפה, ממלמל, ממלמלת, נופלים לו דברים, נפלה לו הכוס",
  },
  thrownOff: {
    en: "threw me, threw him, knocked me off, knocked him off, blew me off, off the wire now, off it now, let go of it now, got loose of it, pulled loose",
    es: "me avento, lo avento, me aventó, lo aventó, me boto, lo boto, me solte, ya me solte, se solto, ya se solto, ya lo soltamos",
    he: "העיף אותי, העיף אותו, זרק אותי, זרק אותו, כבר לא נוגע, השתחרר מהכבל, השתחררתי",
  },
  bareCord: {
    en: "bare wire, bare cord, romex, extension cord, 110, 120, 220, 240 wire, outlet",
    es: "cable pelado, cable de 220, cable de 110, cable de 127, de 220, de 110, de 127, extension, contacto",
    he: "כבל חשוף, חוט חשוף, כבל מאריך, מאריך, 220, 230, שקע",
  },
  electricPump: {
    en: "electric pump, submersible, sump pump, pump cord, trash pump is electric",
    es: "bomba electrica, bomba sumergible, cable de la bomba, bomba de luz",
    he: "משאבה חשמלית, משאבה טבולה, הכבל של המשאבה, כבל המשאבה",
  },
  eyeLeak: {
    en: "fluid coming out, fluid comin out, fluid out of his eye, fluid leaking, eye is leaking, leaking out of his eye, leaking out of my eye, jelly coming out, jelly stuff, jelly comin out",
    es: "le sale liquido del ojo, liquido del ojo, me sale liquido del ojo, le sale gelatina, como gelatina, le escurre del ojo",
    he: "יוצא לו נוזל, יוצא לי נוזל, נוזל מהעין, נוזל כזה מהעין, נוזל לו מהעין, יוצא ג׳לי, כמו ג׳לי",
  },
  hoarse: {
    en: "hoarse, raspy, voice is gone, lost his voice, voice is going, voice changed, singed nose hair, singed nose hairs, soot in his nose, soot in his mouth",
    es: "ronco, ronca la voz, voz ronca, se le fue la voz, afonico, hollin en la nariz, hollin en la boca",
    he: "צרוד, צרודה, קול צרוד, הקול שלו צרוד, איבד את הקול, נעלם לו הקול, פיח באף, פיח בפה",
  },
  steamOrFlame: {
    en: "steam, hot air, flash fire, fireball, scald, scalded, burn, burned, burnt, explosion",
    es: "vapor, llamarada, flamazo, se quemo, quemado, quemadura, explosion",
    he: "קיטור, אדים רותחים, להבה, התלקחות, נכווה, נשרף, כווייה, פיצוץ",
  },
  faceWord: { en: "face, mouth, neck", es: "cara, boca, cuello", he: "פנים, פניו, פה, צוואר, הפנים, הצוואר" },
  offBase: {
    en: "leg aint touching, leg aint touchin, leg isnt touching, leg not touching, legs off the ground, leg off the ground, leg in the air, leg is hanging, off the mud sill, off the mudsill, off its base, off the base plate, off the sill, it walked, scaffold walked, walked like, walked over",
    es: "pata en el aire, pata volando, pata no toca, patas no tocan, se salio de la base, se salio del tablon, fuera de la base, se recorrio, se movio de lugar",
    he: "רגל באוויר, הרגל באוויר, רגל לא נוגעת, ירד מהבסיס, ירדה מהבסיס, זז מהמקום, זז הצידה",
  },
  givesAway: {
    en: "give my tools, give him my tools, gave away his tools, giving away his tools, giving his tools away, give my truck, he can have my tools, you can have my tools, take care of my boy, take care of my girl, take care of my family",
    es: "denle mi herramienta, dale mi herramienta, mis herramientas son para, quedate con mi herramienta, quedate con mis herramientas, regalo su herramienta, regalo sus herramientas, cuiden a mis hijos, cuida a mis hijos, cuiden a mi familia",
    he: "תן את הכלים שלי, תנו את הכלים שלי, הכלים שלי לבן, חילק את הכלים, תשמרו על הילדים, תשמור על הילדים שלי, תשמרו על המשפחה",
  },
  neverAgain: {
    en: "or ever, wont be in ever, never again, never coming back, not coming back, wont be back, since the divorce, been weird, wont be needing",
    es: "nunca mas, ya no voy a volver, ya no vuelvo, no voy a regresar, ya no regreso, desde el divorcio, anda raro, ya no los voy a necesitar",
    he: "לא אבוא יותר, לא אחזור, לא חוזר יותר, אף פעם יותר, מאז הגירושין, לא אצטרך אותם, הוא מוזר מאז",
  },
  jawPain: {
    en: "jaw hurts, jaw is hurting, jaw pain, jaw aches, jaw and arm, pain in his jaw, pain in my jaw, jaw is killing",
    es: "duele la quijada, dolor de quijada, dolor en la quijada, duele la mandibula, dolor de mandibula, dolor en la mandibula",
    he: "כואבת לו הלסת, כואבת לי הלסת, כאב בלסת, כאבים בלסת, הלסת כואבת",
  },
  armOrSweat: {
    en: "arm, cold sweat, clammy, sweating, sweatin, gray, grey",
    es: "brazo, suda frio, sudor frio, sudando frio, palido",
    he: "יד, זרוע, זיעה קרה, מזיע, מזיעה, חיוור, ביד, והיד",
  },
  drunkLike: {
    en: "talkin nonsense, talking nonsense, sweaty shaky, shaky and sweaty, boss says drunk, acting drunk, actin drunk, acting hammered, actin hammered, acting wasted, like hes drunk, like a drunk, looks drunk, walks drunk, stumbling, stumblin, staggering",
    es: "como borracho, como borracha, parece borracho, anda como borracho, como pedo, tambaleando",
    he: "כמו שיכור, כמו שיכורה, נראה שיכור, מתנדנד כמו, מתנדנד",
  },
  noSweat: {
    en: "stopped sweating, quit sweating, quit sweatin, not sweating, no longer sweating, isnt sweating",
    es: "ya no suda, no suda, dejo de sudar, sin sudar",
    he: "הפסיק להזיע, לא מזיע, לא מזיעה, כבר לא מזיע",
  },
  sugarSensor: {
    en: "sugar patch, sugar patches, sugar sensor, patch sensor, patch sensors, sensor on his arm, sensor on her arm, sensors on his arm, glucose sensor, insulin pump, little pump things, pump on his belt, pump on her belt, dexcom, freestyle libre, cgm",
    es: "sensor en el brazo, parche en el brazo, sensor de glucosa, sensor de azucar, bomba de insulina, dexcom",
    he: "חיישן על היד, חיישן על הזרוע, מדבקה על הזרוע, חיישן סוכר, משאבת אינסולין, דקסקום",
  },
  onTheHat: {
    en: "on the hard hat, on his hard hat, on the hardhat, on his hardhat, to the hard hat, in the head, on the head, to the head, on his head",
    es: "en el casco, sobre el casco, en la cabeza",
    he: "על הקסדה, בקסדה, על הראש, בראש",
  },
  headSigns: {
    en: "keeps asking, keeps askin, keeps repeating, asks the same, same question, what day it is, what day is it, sees double, seeing double, puking and",
    es: "pregunta lo mismo, repite lo mismo, repite la misma, que dia es, pregunta a cada rato, mira doble, ve doble, vomita y",
    he: "שואל שוב ושוב, שואל אותו דבר, חוזר על אותה שאלה, איזה יום היום, שואל כל הזמן, רואה כפול, מקיא ו",
  },
  bees: {
    en: "bees, wasps, hornets, yellow jackets, bee hive, beehive, swarm",
    es: "abejas, avispas, panal, enjambre, avispero",
    he: "דבורים, צרעות, כוורת, נחיל",
  },
  swells: {
    en: "swollen face, face is swollen, face swelling, face is swelling, face puffy, throat closing, lips swelling, tongue swelling, cant talk, cant hardly talk",
    es: "cara inchada, cara hinchada, se le hincha la cara, se le cierra la garganta, labios hinchados, no puede hablar",
    he: "פנים נפוחות, הפנים נפוחות, הפנים התנפחו, הגרון נסגר, שפתיים נפוחות, לא מצליח לדבר",
  },
  inTheLine: {
    en: "in the powerline, in the powerlines, in the power line, in the power lines, up in the wires, into the powerline, in the lines, into the lines",
    es: "en la linea de alta, en los cables de luz, metida en los cables, enredada en los cables, en los cables de la calle",
    he: "בתוך קו המתח, בתוך חוטי החשמל, בתוך כבלי החשמל, בכבלי החשמל",
  },
  machineUnderLine: {
    en: "excavator, boom, crane, dump truck, backhoe, lift, concrete pump",
    es: "excavadora, pluma, grua, retro, camion, bomba, brazo",
    he: "באגר, מנוף, זרוע, עגורן, משאית, משאבה, מחפר",
  },
  yellowPipe: {
    en: "yellow plastic pipe, yellow plastic line, yellow poly, yellow pipe, yellow line, plastic gas pipe",
    es: "tubo amarillo, tubo de plastico amarillo, manguera amarilla, poliducto amarillo",
    he: "צינור צהוב, צינור פלסטיק צהוב",
  },
  hisses: {
    en: "hissing, hissin, screaming, screamin, whistling, stinks, stink, smells, blowing",
    es: "chifla, chiflando, silba, silbando, apesta, huele, sopla",
    he: "שורק, שורקת, מסריח, מסריחה, ריח, רעש של אוויר, נושף",
  },
  otherSide: {
    en: "out the other side, other side, all the way through",
    es: "sale del otro lado, salio del otro lado, del otro lado, de lado a lado, atraveso",
    he: "יצא מהצד השני, יוצא מהצד השני, מצד לצד, מהצד השני",
  },
  barWord: {
    en: "rebar, re bar, bar, stake, rod",
    es: "varilla, varillas, barilla, barillas, estaca",
    he: "ברזל, מוט, ברזל זיון, יתד",
  },
  thighWord: {
    en: "thigh, leg, calf, arm, belly, side, groin, butt",
    es: "muslo, pierna, pantorrilla, brazo, panza, costado, nalga",
    he: "ירך, רגל, שוק, זרוע, בטן, ישבן",
  },
  wheeze: {
    en: "wheezing, wheezin, wheeze, whistling in my chest, chest is whistling, chest tight from the foam",
    es: "silbido en el pecho, silbidos en el pecho, me silba el pecho, le silba el pecho, chillido en el pecho",
    he: "צפצופים בחזה, מצפצף בנשימה, צפצופים, שורק לי בחזה, שורק החזה, שורק לו החזה, החזה שורק",
  },
  noAir: {
    en: "cant get air, cant catch my breath, cant catch his breath, short of breath, cant breathe, cant talk, cannot talk, cant speak",
    es: "no agarro aire, no agarra aire, me falta el aire, le falta el aire, no puedo respirar, no puede hablar, no logra hablar",
    he: "אין לי אוויר, אין לו אוויר, קשה לי לנשום, קשה לו לנשום, לא מצליח לנשום, לא מצליח לדבר, לא יכול לדבר",
  },
  rottenEgg: {
    en: "rotten egg, rotten eggs, sewer gas",
    es: "huevo podrido, huevos podridos, a podrido",
    he: "ביצים סרוחות, ביצה סרוחה, ביצים רקובות",
  },
  pitOrTank: {
    en: "pit, elevator pit, shaft, manhole, sewer, septic, tank, vault, cistern, wet well",
    es: "pozo, pozo del drenaje, foso, cisterna, tanque, registro, alcantarilla, fosa",
    he: "בור, בור מעלית, פיר, שוחה, מיכל, ביוב, בור ספיגה",
  },
  fuelEngine: {
    en: "gas pump, gas powered pump, gas engine, gasoline pump, generator, gas saw, engine running",
    es: "bomba de gasolina, motor de gasolina, generador, motobomba, planta de luz, a gasolina",
    he: "משאבה על בנזין, משאבת בנזין, מנוע בנזין, גנרטור, על בנזין, מסור בנזין",
  },
  silentThere: {
    en: "not answering, wont answer, doesnt answer, no answer, not moving, aint moving, went quiet, cant hear him",
    es: "no contesta, ya no contesta, no responde, no se mueve, ya ni se oye, ya no se oye, ni se oye, tirado",
    he: "לא עונה, לא זז, לא מגיב, שוכב, לא שומעים אותו, הפסיק לענות",
  },
  toreAt: {
    en: "tore into, tore up his, tore his arm, tore my arm, latched on, took a chunk, jumped on him, jumped me",
    es: "le desgarro, me desgarro, le arranco, se le avento, se me avento, prendido del brazo",
    he: "קרע לו, קרע לי, קרעה לו, קפץ על, נעץ שיניים, התנפל על",
  },
  endIt: {
    en: "gonna end it, going to end it, wants to end it, end it all, want to end it, wants to be done with it all",
    es: "acabar con todo, acabar con su vida, ya no quiere vivir, se quiere morir, no quiere seguir viviendo, terminar con todo",
    he: "לגמור עם זה, לגמור עם הכל, לא רוצה לחיות, לשים סוף, לסיים את החיים",
  },
  highPlace: {
    en: "edge, ledge, roof, parapet, floor, railing, bridge, slab, beam",
    es: "orilla, borde, azotea, techo, piso, puente, losa, viga, pretil",
    he: "קצה, גג, הגג, שפה, שפת, מעקה, קומה, גשר, תקרה",
  },
  iceWater: {
    en: "thru ice, thru the ice, through ice, through the ice, ice water, icy water, freezing water",
    es: "agua helada, agua congelada, agua con hielo, se rompio el hielo",
    he: "מי קרח, מים קפואים, מים קרים כקרח, הקרח נשבר",
  },
  shakeThenSleep: {
    en: "stopped shaking, stopped shakin, stopped shivering, quit shivering, wants to sleep, sleepy, gettin sleepy, falling asleep",
    es: "dejo de temblar, ya no tiembla, quiere dormir, quiere dormirse, adormilado, se duerme",
    he: "הפסיק לרעוד, כבר לא רועד, רוצה לישון, ישנוני, נרדם",
  },
  gulped: {
    en: "swallowed, swallered, gulped down",
    es: "se trago, me trague, trago, se tragó",
    he: "בלע, בלעה, בלעתי",
  },
  smallHardware: {
    en: "screw, nail, bolt, washer, button battery, battery, blade, staple, drill bit",
    es: "tornillo, clavo, pija, tuerca, rondana, pila, navaja, grapa",
    he: "בורג, מסמר, אום, דיסקית, סוללה, סיכה",
  },
} as const satisfies Concepts;
