import type { Concepts } from "./concept.ts";

/** How somebody is said to have gone down, limp or silent, whatever the words: what a set of strangers was not heard in. */
export const UNHEARD_WORDS = {
  /** Places whose air may take whoever goes in, beside those of `sewer`. */
  airPlace: {
    en: "in the pipe, inside the pipe, culvert, duct, plenum, attic hatch, crawl, elevator pit, grease pit, grease trap, water tank, fuel tank, storage tank, tanker, rail car, shipping container, hold, ship hold, tunnel, shaft, well, bin, kiln, oven, furnace, booth, purged pipe, dry ice",
    es: "el tubo, dentro del tubo, ducto, tuberia grande, trampa de grasa, pipa, contenedor, tunel, tiro, lumbrera, noria, horno, autoclave, camara fria, entrepiso",
    he: "הצינור, בתוך הצינור, צינור, תעלת מיזוג, בור שומן, בור השומן, מכלית, מכולה, מנהרה, פיר, תנור, תא, חדר קירור",
  },
  goneStill: {
    en: "he laid down, he lay down, he layed down, he lied down, just laid down, just lay down, just layed down, kinda laid down, kind of laid down, sorta laid down, and laid down, and layed down, then laid down, then lay down, she laid down, she lay down, laid himself down, laid right down, laid down on me, hes laying, hes lying, hes layin, is laying there, is lying there, just laying there, just layin there, just lying there, just sat down, just kinda sat, he sat down and, sat down and wont, sitting there staring, sitting there starin, just kind of sitting, just sitting there, just staring, starin at nothing, staring at nothing, wont look up, doesnt look up, not looking up, head is hanging, head hanging, head dropped, heads down, chin on his chest, folded up, folded over, he folded, just folded, crumpled, crumbled over, curled up, went to sleep, fell asleep, falling asleep, dozed off, nodded off, nodding off, nappin, taking a nap, went quiet, got quiet, gone quiet, gone silent, went silent, quit talking, quit answering, quit moving, quit making noise, stopped making noise, no sound from, no noise from, dont hear him, cant hear him, cant hear her, cant hear them, havent heard him, havent heard from, not a peep, not hearing him, nothing moves, nobody moves, not a move, doesnt stir, not stirring, wont stir, wont budge when, tipped over sideways, tipped right over, keeled, toppled over, sank down, sank to his knees, on his knees and, dropped to his knees, slid down the wall, slid down it, slumped, sagged, gone limp, went limp, all limp, like a rag doll, like a noodle, dead weight, legs gave out, legs went, knees buckled, buckled, went down on me, just went down, and went down, dropped out of sight, quit pulling on the rope, rope went slack, line went slack, wont tug back, no tug, eyes rolled, eyes half open, glassy, glazed over, gray in the face, face went gray, went gray, turned gray, went white, turned white, white as a sheet, ghost white",
    es: "se acosto, se acuesta y, nomas se acosto, se fue acostando, se recosto, se recosto y, se tendio, se tiro al piso, se quedo tirado, ahi tirado, esta acostado y, se sento y no, se sento y ya, se sento de golpe, nomas se sento, ahi sentado y, sentado y no, se quedo sentado, no voltea, no voltea a ver, ya no voltea, no levanta la cabeza, no alza la cabeza, con la cabeza colgando, cabeza colgada, se doblo, se fue doblando, se arrugo, se hizo bolita, hecho bolita, se quedo dormido, se fue quedando dormido, quedando dormido, se durmio, se esta durmiendo, cabecea, cabeceando, se quedo quieto, se quedo quietecito, quietecito, quietecita, bien quieto, ya no se mueve, no se menea, ni se menea, se quedo callado, se callo de repente, ya no habla, dejo de hablar, dejo de contestar, dejo de hacer ruido, ya no hace ruido, ya no le oigo, ya no lo oigo, no lo oigo, ya no oigo a, no se le oye, ya no jala la cuerda, la cuerda se aflojo, la cuerda quedo floja, ya no se quiere parar, no se quiere parar, no se para, se fue de lado, se ladeo y cayo, se cayo de lado, ahi quedo, ahi se quedo, se aguado, se aguado todo, se puso aguado, flojito, todo flojo, como trapo, como costal, se le doblaron las piernas, se le doblaron las rodillas, de rodillas y, se hinco y, se escurrio por la pared, se resbalo por la pared, mira fijo, mirando fijo, mira al vacio, mirada perdida, con los ojos perdidos, ojos de vidrio, se puso blanco, se puso palido, palido palido, blanco como papel, se puso gris, cenizo",
    he: "נשכב, נשכבה, פשוט נשכב, שכב שם, שוכב שם, שוכבת שם, שוכב בפנים, שוכב למטה, נשאר לשכב, נרדם, נרדמה, נרדם שם, מנמנם, מתנמנם, התקפל, התקפלה, התכווץ, מקופל, מכורבל, התיישב והחוויר, התיישב ולא, התיישבה ולא, ישב ולא, יושב ולא, יושבת ולא, יושב שם ובוהה, בוהה, בוהה באוויר, מבט ריק, מבט זגוגי, לא מרים ראש, לא מרים את הראש, לא מרימה ראש, הראש נפל, הראש שמוט, ראש שמוט, נשמט, צנח, צנחה, החליק על הקיר, גלש לאורך הקיר, נפל הצידה, נפלה הצידה, קרס הצידה, התמוטט, השתתק, השתתקה, נהיה שקט, נהייה שקט, נדם, נדמה, הפסקתי לשמוע, כבר לא שומע אותו, לא שומע אותו, לא שומעים אותו, לא שומעים ממנו, אין ממנו קול, אין קול מ, אין סימן ממנו, לא זז כלום, כלום לא זז, לא זזים, החבל התרופף, החבל רפוי, לא מושך בחבל, רפוי כולו, כולו רפוי, נהיה רפוי, כמו סמרטוט, כמו שק, הברכיים כשלו, הברכיים קרסו, נפל על הברכיים, כרע, החוויר, החווירה, לבן כמו סיד, נהיה לבן, נהיה אפור, האפיר, לא בא לו לקום, לא רוצה לקום, לא מוכן לקום",
  },
  /** That somebody was well a moment ago. */
  wasWell: {
    en: "was fine, was okay, was ok, was all right, was alright, was good, was talking, was joking, was laughing, was working fine, seemed fine, seemed ok, was normal",
    es: "estaba bien, andaba bien, venia bien, estaba normal, estaba platicando, estaba hablando, iba bien, se veia bien, estaba bromeando",
    he: "היה בסדר, הייתה בסדר, היה סבבה, הרגיש טוב, הרגישה טוב, נראה בסדר, דיבר רגיל, היה רגיל, צחק",
  },
  andNow: {
    en: "now hes, now he, now shes, now she, now his, now her, now they, then he, then she, and then his, all of a sudden he, suddenly he, next thing he",
    es: "ahora ya no, ahora esta, ahora se, ahora nomas, ahora no, y ahora, de repente, de pronto, ya no",
    he: "עכשיו הוא, עכשיו היא, ועכשיו, ופתאום, פתאום, עכשיו לא, ואז הוא, ואז היא, עכשיו יש לו",
  },
  /** That it is water that takes somebody, and not its air. */
  inTheWater: {
    en: "underwater, under water, under the water, floating, face down, drowned, drowning, splashing, went under, full of water, up to his neck",
    es: "bajo el agua, debajo del agua, flotando, boca abajo, ahogado, ahogando, se hundio, llena de agua, lleno de agua",
    he: "מתחת למים, צף, צפה, פנים במים, טבע, טובע, טובעת, שקע, מלא מים, מלאה מים",
  },
} as const satisfies Concepts;
