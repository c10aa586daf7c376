import type { Concepts } from "./concept.ts";

/** Illness, poisoning, heat and cold, bites and burns. */
export const ILLNESS = {
  heartAttack: {
    en: "heart attack, hart attack, heartattack, cardiac event, having a coronary, infarct*, chest pain, chest pains",
    es: "infarto, infartando, ataque al corazon, ataque cardiaco, paro al corazon, infartado, dolor de pecho, dolor en el pecho",
    he: "התקף לב, אוטם, אירוע לב, אירוע לבבי, התקפת לב, כאבים בחזה, כאב בחזה",
  },
  leftArm: {
    en: "left arm, arm is numb, down his arm, down my arm, into his jaw, jaw, cold sweat, sweating, sweaty, gray, grey, pale",
    es: "mandibula, sudor frio, sudando, palido, gris, brazo",
    he: "יד שמאל, יד השמאל, זרוע שמאל, לסת, מזיע, חיוור, זיעה",
  },
  stroke: {
    en: "talks like a drunk, one side is weak, weak on one side, whole left side, whole right side, left side of, right side of, drooling, cant smile, stroke, face drooping, face is drooping, face droops, droopy, drooping, slurring, slurred, slurs, face fell, half his face, one side of his, one side of her, one side of my, face is crooked, speech is, talking funny, talking weird, cant lift his arm, cant raise his arm, arm is weak, mini stroke, half of his body, mouth is crooked, words dont make sense",
    es: "habla como borracho, todo un lado, babea, no puede sonreir, medio lado, derrame, embolia, ictus, cara caida, cara chueca, cara torcida, boca chueca, boca torcida, se le cayo la cara, media cara, medio cuerpo, habla raro, habla enredado, arrastra las palabras, no puede hablar bien, un lado de la cara, un lado del cuerpo, lado de la cara, balbucea, apopleji*, no mueve un brazo, no puede levantar un brazo, no puede levantar el brazo, se le durmio la mitad, se le duerme la mitad, paralisis, se le torcio la boca, se le torcio la cara, lengua trabada, habla chueco",
    he: "מדבר כמו שיכור, צד שמאל, צד ימין, יד שמאל נחלשה, נחלשה לו, השמאלית, מרייר, לא יכול לחייך, פנים עקומים, הפנים שלו עקומות, הפנים שלה עקומות, שבץ, אירוע מוחי, פנים נפולות, צד אחד, חצי פנים, חצי גוף, פה עקום, הפה עקום, פנים עקומות, מדבר לא ברור, דיבור לא ברור, דיבור מוזר, דיבור משובש, מגמגם פתאום, מדבר מוזר, לא מצליח להרים יד, לא מרים יד, לא מצליח להרים את היד, חצי מהפנים, הפנים צנחו, זווית הפה, צניחת פנים",
  },
  seizure: {
    en: "shaking all stiff, all stiff, teeth clenched, eyes are rolled, eyes rolled, eyes rolling, foam coming, shaking like crazy, flopping, stiff and shaking, spazzing, seizure, seizing, siezure, siezing, seisure, convuls*, epilep*, shaking all over, shaking uncontrollably, shaking on the ground, jerking, foaming, having a fit, fitting, thrashing, twitching, spasming, whole body shaking, grand mal",
    es: "todo tieso y se, se le voltearon los ojos, se quedo tieso y, tieso y tiembla, echando espuma, hechando espuma, patatus, sacudiendo, se esta sacudiendo, tembladera, tieso y temblando, echa espuma, espuma por la boca, convulsion*, ataque epileptico, epilep*, ataque de epilepsia, temblando todo, se sacude, sacudiendose, sacudidas, le dio un ataque, esta dando un ataque, ataques, se le van los ojos, ojos en blanco, se retuerce, tiembla en el suelo, temblando en el suelo, temblando en el piso, le dio el ataque, brincando en el piso",
    he: "העיניים התהפכו, עיניים התהפכו, נפל נוקשה, עם קצף, וקצף, קצף יוצא, יוצא לו קצף, קצף מהפה, רועד בטירוף, מקרטע, גופו רועד, אפילפטי, אפילפטית, פרכוס, פרכוסים, מפרכס, מפרכסת, פירכוס, פירכוסים, אפילפס*, התקף אפילפסיה, עוויתות, מתעוות, רועד כולו, רועד על, רועד בכל הגוף, נפילה אפילפטית, עיניים מתגלגלות, פרכס, כל הגוף רועד",
  },
  diabetic: {
    en: "sugar is, sugar reads, glucose, diabetic, diabetes, blood sugar, low sugar, sugar low, sugar dropped, hypoglyc*, insulin, sugar crash, his sugar, her sugar, my sugar, sugars",
    es: "su azucar, bajo azucar, diabetic*, diabetis, diabetes, baja de azucar, se le bajo el azucar, se le bajo la azucar, hipogluc*, insulina, bajon de azucar, azucar",
    he: "סוכר שלו, סוכר שלה, היפוגליקמי, סוכרתי, סוכרתית, סוכרת, סכרת, סכרתי, היפוגליקמיה, אינסולין, נפילת סוכר, סוכר נמוך, ירד לו הסוכר, סוכר בדם, הסוכר",
  },
  allergic: {
    en: "allergic, allergy, anaphyla*, epipen, epi pen, throat closing, throat is closing, throat swelling, throat is swelling, swelling up, hives, lips swelling, lips are swelling, tongue swelling, tongue is swelling, face swelling, face is swelling, face swelled, swelled up, swollen face, swollen lips, swollen tongue, breaking out, face is puffing, throat feels tight, throat tight, face swollen, lips swollen, tongue swollen, face puffed, throat swollen",
    es: "alergi*, anafila*, epipen, epinefrina, adrenalina, se le cierra la garganta, cerrando la garganta, garganta cerrada, hinchada la cara, cara hinchada, labios hinchados, lengua hinchada, ronchas, urticaria, se esta hinchando, hinchando, se le inflama, se le hincha, se le hincho, garganta se le",
    he: "הגרון שלו נסגר, הגרון שלי נסגר, הגרון שלה נסגר, אלרגי, אלרגית, אלרגיה, אלרגיות, אנפילקסיס, אנאפילקסיס, אנפילקטי, אפיפן, גרון נסגר, הגרון נסגר, נסגר לו הגרון, מתנפח, מתנפחת, מתנפחות, התנפחו, התנפחה, התנפח, נפוחות, נפוח, שפתיים נפוחות, פנים נפוחות, לשון נפוחה, חרלת, אורטיקריה, פריחה",
  },
  sting: {
    en: "stung, sting, stings, bee, bees, wasp, wasps, hornet*, yellow jacket*, yellowjacket*, fire ants, fire ant, swarm",
    es: "picadura*, piquete*, picaron, pico una, abeja*, avispa*, avispon, enjambre, hormigas, aveja, aguijon, abejon, abejorro",
    he: "עקיצה, עקיצות, נעקץ, נעקצה, נעקצתי, עקצה, עקץ, עקצו, דבורה, דבורים, צרעה, צרעות, דבור, נחיל",
  },
  snake: {
    en: "snake, snakebite, rattlesnake, rattler, copperhead, viper, cottonmouth, scorpion, black widow, brown recluse, spider, spiderbite, tarantula, cobra, serpent, snke, coral snake",
    es: "vibora*, bibora, serpiente*, culebra*, cascabel, alacran*, escorpion*, viuda negra, arana*, coralillo, tarantula, nauyaca, barba amarilla, terciopelo, mapana, cuatro narices",
    he: "נחש, נחשים, צפע, אפעה, עקרב, עקרבים, עכביש, אלמנה שחורה, הכיש, הוכש, הכשה, הכשת נחש, צפעון, ששן",
  },
  dog: {
    en: "dog, rat, bat, raccoon, stray, animal, coyote, pitbull, pit bull, possum",
    es: "perro, rata, murcielago, animal, mapache, coyote, pitbull",
    he: "כלב, עכברוש, עטלף, חיה, חתול, תן",
  },
  bite: {
    en: "bit, bite, bites, bitten, stung, sting, struck, attacked, got me, bited",
    es: "mordio, mordedura, mordida, muerde, pico, picadura, piquete, picado, ataco, mordido, picotazo",
    he: "נשך, נשכה, ננשך, ננשכתי, נשיכה, הכיש, הוכש, הכשה, עקץ, עקצה, נעקץ, עקיצה, תקף, ננשכה, הכישה, עקיצת",
  },
  overdose: {
    en: "pupils tiny, tiny pupils, found foil, foil by, nodding off, needle on the floor, needle next to, needle beside, white powder, baggie, foil and, syringe, overdose, overdosed, overdosing, od, oding, odd, oded, narcan, naloxone, fentanyl, heroin, opioid*, pills, oxy, pinpoint pupils, took too many, took a bunch of, needle in his arm, shot up, percocet, meth, drugs, nodding off, took something, little foil, foil next to, foil beside",
    es: "con una jeringa, jeringas, polvo blanco, polvito, jeringa, popote, sobredosis, narcan, naloxona, fentanilo, heroina, opioide*, pastillas, droga, se drogo, se metio algo, se inyecto, drogado, cristal, pase de droga",
    he: "אישונים קטנים, אישון קטן, עם מזרק, אבקה לבנה, עם אבקה, מזרק ליד, מנת יתר, מנתיתר, נרקן, נלוקסון, פנטניל, הרואין, אופיואיד*, סמים, כדורים, לקח יותר מדי, הזריק, לקח משהו",
  },
  asthma: {
    en: "asthma, asthmatic, inhaler, wheezing, wheezes, shortness of breath, short of breath, asma",
    es: "asma, asmatic*, inhalador, silba el pecho, silbido, falta de aire, le falta el aire, falta el aire, no agarra aire, no le entra aire, no le entra el aire, asfixia, asfixiando",
    he: "אסתמה, אסטמה, אסטמתי, משאף, צפצופים, קוצר נשימה, נחנק לי, לא נכנס אוויר, ונטולין, אין לו אוויר",
  },
  shock: {
    en: "white as, in shock, into shock, going into shock, went into shock, goes into shock, in shok, clammy, cold and clammy, weak pulse, rapid pulse, fast pulse, pulse is weak, pulse is fast, pulse is racing, cold skin, gone pale, turning pale, turned pale, turning gray, very pale, pale, gray and sweaty, shocky",
    es: "blanco como, en shock, en choque, estado de shock, estado de choque, entrando en shock, shock, palido, palida, sudor frio, sudando frio, pulso debil, pulso rapido, piel fria, piel pegajosa, descolorido, se puso blanco, se puso gris, esta blanco, pulso acelerado",
    he: "לבן כמו, בהלם, הלם, נכנס להלם, מצב הלם, מצב של הלם, חיוור, חיוורת, זיעה קרה, דופק חלש, דופק מהיר, עור קר, קר ולח, חוורון, אפור, החוויר, נכנס לשוק, נכנסה לשוק, במצב של שוק, בשוק",
  },
  coldSweat: {
    en: "sweaty, sweating, cold, clammy, shivering, shaking, weak, fast, rapid, thirsty, after, accident, pulse, skin, trembling, dizzy",
    es: "sudando, sudor, frio, fria, pegajosa, temblando, debil, rapido, sed, accidente, pulso, piel, mareado",
    he: "מזיע, קר, קרה, לח, רועד, חלש, מהיר, צמא, תאונה, דופק, עור, נפילה, סחרחורת",
  },
  heatStroke: {
    en: "heat stroke, heatstroke, heat strok, sun stroke, sunstroke, stopped sweating, not sweating, isnt sweating, quit sweating, no sweat, hot dry skin, dry skin, skin is hot, hot skin, burning up, body temp*, overheated, overheating, overheat, skin hot, hot and dry, heatsroke, hot to the touch, roasting",
    es: "golpe de calor, golpe de sol, insolacion, insolado, insolada, asoleado, ya no suda, no suda, dejo de sudar, no esta sudando, piel caliente, piel seca, piel roja, esta hirviendo, ardiendo, sobrecalentado, muy caliente, calentura, acalorado",
    he: "מכת חום, מכת שמש, הפסיק להזיע, לא מזיע, עור חם, עור יבש, בוער מחום, רותח, התחמם, חום גוף, לוהט, שרוף מהשמש",
  },
  heat: {
    en: "95 out, 98 out, 100 out, 101 out, 102 out, 103 out, 104 out, 105 out, 110 out, sweltering, heatwave, heat, hot, sun, degrees, roof all day, 100 degrees, sauna, sunny, attic, temperature, humid, its like 98, like 98, like 99, like 100",
    es: "calor, caliente, sol, grados, bochorno, atico, asoleada, caloron",
    he: "חום, חם, שמש, שרב, חמסין, מעלות, לוהט, גג כל היום, עליית גג, ביובש",
  },
  confused: {
    en: "keeps askin, aint making sense, not makin sense, aint makin sense, not himself, not right in the head, dont know his name, doesnt know his name, gibberish, delirious, out of his mind, spacey, cant answer, confused, confusion, talking nonsense, not making sense, doesnt make sense, isnt making sense, incoherent, stumbling, staggering, out of it, acting weird, acting strange, acting drunk, acting crazy, mumbling, babbling, doesnt know where, rambling, collapsed, collapse, passed out, fainted, slurring, seizing, unconscious, went down, convulsing, dazed, vomiting, throwing up, dropped, dont know where he is, loopy, wobbly, stopped making sense, zombie, irritable, shaky",
    es: "no coordina, no sabe ni, no sabe como se llama, habla sin sentido, esta ido, anda ido, como ido, desvaria, desvariando, confundido, confundida, dice tonterias, diciendo incoherencias, incoherente, no sabe donde, delira, delirando, tambalea, tambaleando, tambaleandose, actua raro, como borracho, desorientado, desmayo, desmayado, se desmayo, se cayo, colapso, perdido, ido, divaga, vomitando, convulsion*, atontado, habla incoherencias, mareado, agresivo, tembloroso, temblando, puras tonterias, tonterias",
    he: "לא זוכר איך קוראים לו, מדבר לא ברור, מדבר מוזר, לא הגיוני, לא איתנו, לא מרוכז, מגיב לאט, מבולבל, מבולבלת, בלבול, מדבר שטויות, מדבר לא לעניין, לא לעניין, לא ברור, לא יודע איפה, הוזה, מתנדנד, כמו שיכור, התמוטט, התעלף, מעולף, התמוטטה, איבד הכרה, מתנהג מוזר, פרכוס, מקיא, מטושטש, לא מתקשר, קרס, רועד, תוקפני, בלבל",
  },
  heatExhaustion: {
    en: "heat exhaustion, heat cramps, heat cramp, dehydrat*, dehidrated, heat sick, heat illness, lightheaded, light headed, dizzy, nauseous, nausea, nauseated, cramping, cramps, weak, woozy, headache, sweating a lot, sweating like crazy, sweating buckets, faint, thirsty, sick, exhausted, throwing up, queasy, not peeing, dark urine, dark pee, drained",
    es: "vomite y vomite, agotamiento por calor, deshidrat*, desidratado, calambre*, mareado, mareada, mareos, nausea*, dolor de cabeza, debil, suda mucho, sudando mucho, sudando a chorros, ganas de vomitar, sed, agotado, vomito, mal, asco, fatigado, orina oscura",
    he: "תשישות חום, התייבש*, מיובש, מיובשת, סחרחורת, סחרחורות, בחילה, בחילות, התכווצויות, חולשה, חלש, מזיע המון, מזיע הרבה, כאב ראש, כאבי ראש, צמא, תשוש, עייף, לא מרגיש טוב, הקאות, מקיא, שתן כהה",
  },
  cold: {
    en: "hypotherm*, hipothermia, frostbit*, frost bite, frost nip, frostnip, freezing, shivering, shivers, stopped shivering, too cold, blue with cold, white and numb, waxy, froze, frozen, so cold, ice cold, soaked and cold, turning white, half frozen, cold and wet, numb from the cold",
    es: "hipoterm*, ipotermia, congelad*, congelacion, congelamiento, congelo, tiritando, tirita, temblando de frio, entumid*, dedos blancos, helado, mucho frio, muerto de frio, se esta congelando, no siente los dedos, dejo de temblar",
    he: "היפותרמיה, היפוטרמיה, כוויית קור, כוויות קור, כווית קור, קפא, קפוא, קפואה, קפואות, קופא, הפסיק לרעוד, אצבעות לבנות, קר לו, מת מקור, התקרר, רועד, חום גוף נמוך",
  },
  coldPlace: {
    en: "cold, wet, winter, snow, ice, water, freezing, toes, fingers, outside, body, skin, numb, white, river, freezer, rain, confused, hours",
    es: "frio, mojado, empapado, invierno, nieve, hielo, agua, dedos, afuera, blancos, lluvia, orejas, pies, cuerpo, adormecidos, confundido, horas",
    he: "קור, קר, רטוב, רטובה, חורף, שלג, קרח, מים, אצבעות, בחוץ, גשם, לבנות, לבן, כחולות, אוזניים, מבולבל, שעות",
  },
  burn: {
    en: "burn, burned, burnt, burns, scald*, blister, blisters, blistered, blistering, charred, singed, torched, brun, skin peeling, skin came off, skin is peeling, 2nd degree, third degree, second degree, hand is burning, flash burn",
    es: "quemadura*, quemo, quemado, quemada, se quemo, me queme, queme, ampolla*, escald*, chamusc*, quemaron, achicharr*, pelo la piel",
    he: "כוויה, כוויות, כווייה, נכווה, נכוותה, נכוויתי, כוויתי, שלפוחיות, שלפוחית, נשרף, נשרפה, נשרפו, נצרב, חרוך, חרוכה, צרב, נכוו, נכוותי",
  },
  hotThing: {
    en: "tar, asphalt, bitumen, steam, boiling, torch, flame, flames, fire, welding, welder, flash, arc flash, arc blast, explosion, kettle, exhaust, roofing, muffler, molten, slag, hot, propane, gas, sun",
    es: "chapopote, chapo, alquitran, asfalto, brea, vapor, agua hirviendo, agua caliente, soplete, flama, llama, fuego, metal caliente, fierro caliente, soldadura, soldando, explosion, aceite caliente, escape, tubo caliente, impermeabilizante, hirviendo, arco, flamazo, fogonazo, caliente",
    he: "זפת, אספלט, ביטומן, קיטור, אדים, מים רותחים, רותח, רותחים, מבער, להבה, אש, מתכת חמה, צינור חם, ריתוך, קשת חשמלית, הבזק, פיצוץ, שמן חם, חם, חמה, ברנר, יריעות",
  },
} as const satisfies Concepts;
