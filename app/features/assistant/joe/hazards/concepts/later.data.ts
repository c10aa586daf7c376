import type { Concepts } from "./concept.ts";

/** How crews tell of what `dangers/later-ways.data.ts` has signs for. */
export const LATER_WORDS = {
  faceInWater: {
    en: "face down, facedown, face first in, floating, floatin, face in the water, head under, head under water",
    es: "boca abajo, bocabajo, flotando, cara en el agua, cara abajo, de cara al agua, cabeza en el agua",
    he: "פנים למטה, עם הפנים למטה, פנים במים, עם הפנים במים, על הפנים, צף, צפה",
  },
  waterHole: {
    en: "full of rain, full of rainwater, full of water, rain water, rainwater, in the water, in water, in the pond, in the pool, puddle, flooded, in the canal, in the creek, in the river, out of the water, outta the water, outta the pond, out of the pool",
    es: "lleno de agua, llena de agua, agua de lluvia, en el agua, en el charco, en la alberca, en la cisterna, en la pila, inundado, inundada, del agua, en el canal, en el rio",
    he: "מלא מים, מלאה מים, מלא מי גשם, מלאה מי גשם, מי גשם, במים, בשלולית, בבריכה, מוצף, מוצפת, מהמים, מהבריכה",
  },
  goneLimp: {
    en: "floppy, gone limp, all limp, went limp, limp and, limp n, gray and limp, blue and limp",
    es: "guango, guanga, aguado, aguada, todo flojito, flojito, flojita, como trapo",
    he: "רפוי, רפויה, כמו סמרטוט, שמוט, שמוטה",
  },
  neckHere: {
    en: "neck, jugular",
    es: "pescuezo, cuello, yugular",
    he: "צוואר, הצוואר, בצוואר, מהצוואר",
  },
  neckSpurts: {
    en: "spurt, spurts, spurting, spurtin, squirt, squirts, squirting, squirtin, pumping out, pumpin out, pumping thru, pumping through, pumpin thru, gushing, gushin, spraying blood, blood is spraying, pouring blood, blood shooting, shooting blood, shooting out",
    es: "a chisguetes, chisguetes, chisguete, a chorros, a borbotones, brinca la sangre, brota la sangre, le brota sangre, salta la sangre, le sale a presion",
    he: "משפריץ, משפריצה, שפריץ, שפריצים, השפריץ, דם בלחץ, ניתז דם, קולח",
  },
  givesTools: {
    en: "gave away, gave us all his tools, gave us his tools, gave everybody his tools, giving away, handed out his tools, handed out all his, wont need em, wont need them, dont need em anymore, dont need them anymore, take em i dont need, keep em i wont",
    es: "regalo su herramienta, regalo sus herramientas, repartio su herramienta, repartio sus herramientas, repartio todo, nos dio sus herramientas, nos regalo, ya no la necesito, ya no las necesito, ya no la voy a ocupar, ya no las voy a ocupar, ya no los ocupo",
    he: "חילק לכולנו, חילק לכולם, חילק לנו, חילק את הכלים, חילק את כל, נתן לכולם את, נתן לנו את הכלים, קחו לא צריך, קח לא צריך, לא צריך יותר, לא אצטרך יותר",
  },
  upAlone: {
    en: "up on the roof alone, on the roof alone, on the roof by himself, roof by himself, roof by hisself, up there alone, up there by himself, went up alone, went up by himself, up top alone, to the roof alone, up the tower alone, alone on the roof",
    es: "subio solo, se subio solo, solo en la azotea, azotea solo, a la azotea solito, solo al techo, solito a la azotea, solo a la azotea, esta solo arriba, solo arriba, subio solito",
    he: "לגג לבד, על הגג לבד, עלה לבד, למעלה לבד, לבד על הגג, לבד לגג, לבד למעלה",
  },
  lastWords: {
    en: "tell the girls sorry, tell the kids sorry, tell my kids sorry, tell my wife sorry, tell her sorry, tell them sorry, tell em sorry, tell everybody sorry, tell my kids i, tell the kids i love, tell my family i, sorry for everything",
    es: "dile a mis hijos que, diles a mis hijos, diles que me perdonen, que me perdonen, perdon por todo, perdonenme todos, cuiden a mis hijos, dile a mi vieja que me perdone",
    he: "תגיד לילדים, תגידו לילדים, תגיד לבנות, תגידו לבנות, סליחה על הכל, שיסלחו לי, תסלחו לי על",
  },
  offHook: {
    en: "not clipped, unclipped, aint clipped, not hooked on, unhooked, not tied off, past the handrail, past the rail, outside the rail, wont come on the radio, wont answer the radio, on the jib",
    es: "sin engancharse, desenganchado, se desengancho, sin arnes, se quito el arnes, no contesta el radio, afuera del barandal, pasando el barandal",
    he: "לא קשור, לא מחובר, התנתק מהחבל, הוריד את הרתמה, לא עונה בקשר, מעבר למעקה",
  },
  inThePipe: {
    en: "inside the pipe, in the storm drain, inside the storm drain, in the culvert, inside the culvert, in the sewer, inside the sewer, in the storm pipe, inside the tunnel, in the pipe",
    es: "adentro del tubo, dentro del tubo, en el tubo, adentro del drenaje, dentro del drenaje, en la alcantarilla, adentro de la alcantarilla, dentro del colector, en el colector, adentro del ducto pluvial, en el pluvial",
    he: "בתוך הצינור, בתוך תעלת הניקוז, בתוך הניקוז, בתעלת הניקוז, במעביר מים, בתוך המעביר, בתוך המובל, במובל, בתוך הביוב",
  },
  waveSigns: {
    en: "water turned brown, water is turning brown, water went brown, water getting brown, muddy water, brown water, twigs, sticks comin, sticks coming, leaves and sticks, water coming up, water is coming up, water rising, wind out of the pipe, breeze, roar",
    es: "viene cafe, viene sucia, viene lodosa, agua cafe, agua sucia, agua lodosa, ramitas, ramas, basura flotando, airecito, esta subiendo, viene subiendo, sube el agua, se oye un rugido, truena rio arriba",
    he: "מים חומים, המים חומים, נהיו חומים, מים עכורים, ענפים, זרדים, רוח מהצינור, המים עולים, מים עולים, רעש כמו רכבת",
  },
  touchedLive: {
    en: "touched the panel, touched the breaker, touched the bus, touched a wire, touched the wire, grabbed a wire, grabbed the wire, hit the bus",
    es: "toque el tablero, toco el tablero, toque el cable, toco el cable, agarre el cable, agarro el cable, toque la pastilla",
    he: "נגעתי בלוח, נגע בלוח, נגעתי בחוט, נגע בחוט, נגעתי בכבל, נגע בכבל, נגעתי בפס, נגעה בלוח",
  },
  thrownByIt: {
    en: "flew back, flew across, flung me, flung him, threw me, threw him, knocked me back, knocked me across, blew me back, launched me",
    es: "sali volando, salio volando, me avento, lo avento, me boto, lo boto, me lanzo, lo lanzo",
    he: "עפתי, עף אחורה, העיף אותי, העיף אותו, נזרקתי, נזרק אחורה, הועפתי",
  },
  ringOrGlove: {
    en: "wedding band, wedding ring, my ring, his ring, the ring, glove",
    es: "anillo, argolla, sortija, guante",
    he: "טבעת, הטבעת, הכפפה, כפפה",
  },
  caughtOn: {
    en: "hung up, hung on, caught on, got caught, snagged, hooked on, snatched",
    es: "se atoro, atoro, se engancho, se agarro, se trabo",
    he: "נתפסה, נתפס, נתקעה, נתקע, הסתבכה",
  },
  partGone: {
    en: "is in the glove, in the glove, came off n so did, so did most, most of it is, finger came off, pulled the finger off, skin came off with it, pulled it off",
    es: "se quedo adentro del guante, quedo en el guante, en el guante, se fue con todo y dedo, con todo y dedo, se pelo el dedo, se arranco el dedo",
    he: "נשאר בכפפה, נשארה בכפפה, בתוך הכפפה, האצבע נתלשה, ירדה עם האצבע, נתלשה האצבע",
  },
} as const satisfies Concepts;
