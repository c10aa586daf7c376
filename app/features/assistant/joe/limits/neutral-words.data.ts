/**
 * Words that say nothing of a measure: who asks and who inspects, when and how it came to be, how the question is put.
 * Folded. What tells one measure from another (cross, top, landing, winder, between, below) must never stand here.
 */
const ENGLISH = `
worst spot location legally em knuckle nd st rd th kit crew laser gauge tapes shot remodeled flipping flipper realtor buyer seller appraiser tore rips ripped redo redone swear swears cousin grandpa neighbors coworkers guys dudes reads reading showed shows figured wondering fyi quick honestly technically supposedly somehow anyways kinda gotcha y'all yall
1st 2nd 3rd about accept acceptable aci actually ada add addition after afternoon again aint all allow
almost already also although always am an another any anybody anymore anyone anything anyway apprentice
approval approve approx approximately architect are area aren't arent around article as ask at average back
backyard bad balcony barely basement basic basically bath be because bedroom been before believe bit book
boss both bother bought bout boys brand bring bro brother brought btw buddy build built but buy by call came
can can't cannot cant care carpenter case catch cause centimeters chance change cheap check checker chief
city claim clean clear client close closing cm code come coming compliance compliant complies comply confirm
connected consistent construction contractor cool correct cos could couldn't couldnt county covered covering
coworker crew customer cuz damn day decide deck definitely demo demolition department dept designer detail
did didn't didnt discuss do doesn't doesnt don't done dont down downstairs dude duplex dwelling each easy
edition eh either elbow electrician else ended ending ends engineer enough entire enuf equal even ever every
everyone everything everywhere exact existing explain fail false families family fed federal figure final
fine finish first fit fitted flag flagged flies floor fly for foreman forever forget frame framer framing
friday fully fyi garage gave gc get getting give given giving go goin gone gonna good got gotta great guess
guy had haha half hang happen happy hard has hasnt have haven't havent having he hell hello help helper her
here hey hi him hit hitting home homeowner honest hope hoping house housing how huh human i'll i'm i've ibc
icc id if ignore ill illegal im imc imo in inch inform insp inspected inspection inspector install insurance
into ipc irc is isn't isnt issue it itll ive job jobsite joe just keep kept kinda kitchen knew know laid
landed landlord lands last later law lay learn least leave leaving legal legit less let level like listen
little live living local lol look loose lose lots mad made make making man many matter max maximum may maybe me
mean measure measurement measuring meet mess met meter metre mezzanine mfr might mind mine minimum minus mm
monday month more morning most mount move much must my nah national nearly nec need neighbor neither net
never new newer next nfpa nice no nobody none nope nor normal not nothing notice now occupied of off offer
official ok okay old older on once one onto opened or order osha other otherwise our out own owner part
partner pass patio pay people per permit permitted person piece place placing plain plan planner play please
plenty pls plumber plus plz point porch pour ppl prefer pretty print probably problem project proper prove
push put putting question quick quite ran read ready real rebuild rebuilt reg regular regulation remeasured
remember remodel renovation replace report require requirement residence residential right roofer room rough
rule rulebook run running safe safety said same sat saturday save saw say score second section see seen sell
send set setting shall she shop short should shouldn't shouldnt show sign signoff simple since single sir
sit site sitting skip sleep slightly so solid some somebody someone something soon sort sorta spec specified
stand standard start state stay stick still stop storey stories story straightforward strong stuck stuff sub
subcontractor such super supplier supply suppose sure swear table tag tagged take taken talk tape tell
tenant text than thanks that the their them then there these they theyre thing think third this tho those
though thought thru thx ticket tight til till time to today told tomorrow tonight too took town trim trimmed
trouble true trust try turn two ty type typical uncle unless until up upc update upstairs ur us use usual
verdict verify very violate violation visit w/o wait walk walkthrough wanna want warn was wasn't wasnt waste
watch way we we've week well went were weve what whatever when where whether which while whilst who whole
why wife will win wish with without won't wonder wont work worried worry would wouldn't wouldnt write wrong
wrote ya yard yea yeah year yep yes yesterday yet yo you your youre`;

const SPANISH = `
di sacamos sacaron saque echamos echaron aca ada aguanta ella ellas ellos tumbo tumban tumbamos tumbarla tumbarlo nomas orita ahorita segurito mero mera raza vato vatos morro don dona doña suegro cunado hermano hijo amigo vecina oficial licenciado ingeniero arqui inge residente contratante comprador vendedor remodelando recien apenas casi siquiera entonces dizque haber checando checale platica aver ves neta pues bueno ps bn tmb xq porfas gracias ayuda duda consulta ahi ahora ahorita al alcanza alcanzan algo alguien alla alli anda ando ante apenas aquel
aquella aqui arquitecto articulo asi atras aun aunque ay ayer ayudante balcon bano basta bastan bastante
bebe bien bronca cada calcul carpintero casa casi caso centimetros chamba chido cierro cierto cinta ciudad
claro clienta cliente cm cochera cocina codigo comedor como compa compactada compadre comun con condado
construccion construi construyeron construyo contratista correccion corri corrimos cosa cuadrilla cual
cuando cuanta cuanto cuarto cumpliria da dan dar de debe deben deberia debo deck del demolicion despues detalle dia
dibujo dice dicen dieron digo dijeron dijo dio donde dormitorio duda edicion eh el electricista en entonces
era eran es esa ese eso espacio especificacion estable estoy exactamente exacto existente ey fabricante
falta faltan favor federal forma fue fueron garaje gente gracias grado gran guey ha habitacion hago han hay
he hemos hey hice hicieron hicimos hizo hoja hola hora hoy hubo iba ibc ido igual ilegal inspeccion
inspector inspectora ipc ir irc jala jalan jefe joe justo keda kedo la le legal les ley libre limite lo
local los luego maestro mal malo manana mandaron mando manera manual mas maximo me medi medicion menos meti
metieron metimos meto metro mi mide miden midio mientras minuto mira mis mm modo momento muchachos municipio
muy nacional nada nadie nec neta neto ni nino no noche nomas norma normal nos nunca obra oficial oficina
piden oiga ok okay opina osha otra otro oye pa pal para patio patron patrona pedo permiso pero persona pie pieza
piso plano planta plomero poco podria podrian pongo poquito por porche porfa porque primo principal problema
proveedor proyecto puede pueden puedo pues pulgada pura puro puse pusieron pusimos que queremos quiere
quieren quiero rapido ratito rato recamara regla reglamento remodelacion requisito residencia residencial
revision sala sale salen salido salieron salio se sea seccion segun semana sencillo senor senora ser sera
seria si sido siempre sin sino sirve sirven sirvio sitio sobra solo son sotano su suelo suficiente
supervisor sus ta tabla tablaroca tambien tampoco tan tarde te tengo tercero terminamos termine termino
terraza tiempo tienda tiene tienen tio tipo toda todavia todo trabajo trae traen tu turno tus un una uno upc
urgente usamos usan usar uso va vale valen vamos van vdd ve veces vecino ven veo ver verdad vez viene vienen
vino vivienda voy wey ya`;

/** Of verbs and adjectives, without their endings. */
const SPANISH_STEMS = `
abiert abr acab acabad acept acomod ajust almacen aplom aprob aprueb arm arregl atornill buen cambi cerr
chec clav cobr col colad coloc compr constru correct corrid cre cumpl dec dej dejarl demasiad duen enoj
entreg esper est famili firm grit hab habl hac hech hog ingenier instal instalad las lav limpi list llam
lleg lug marc med minim mism molest mont mov much mult necesari necesit ningun nivel nuestr nuev ocup pag
parej pas permit permitid piens pint pod pon pregunt prest primer puest qued quit rechaz regul rehac remodel
rent repet report revis sab segund segur sold sujet tap ten terc terminad tir toc trabaj tumb ubic ultim
unifamili valid vend viej viv`;

const HEBREW = `
דרישה דרישת דרישות עבודת שניה שנייה טיב ada ibc ipc irc nec osha פדרלי פדרלית האמריקאי האמריקאית אמריקאים ממוצע נמצא נמצאת נמצאים קיבלו אמרתי לומר שואל שואלת שואלים חבל צפוף צודק צודקת בכלל דווקא בערך שכנים שכנה חברים אבא אמא בעלים דייר דיירים שיפוצניק שיפוצים סימן מודד מודדים מדידות לייזר סרט בסוף התחלנו סיימו גמרו נגמר עשוי עשויה הותקן הותקנה הותקנו נבנה נבנתה נבנו הושלם אושרה אבל אדם אדריכל אולי אומר אומרים אומרת אוסהא אושה אוקי אושר אותה אותו אותם אזור אזורים
אחד אחי אחיד אחידה אחידים אחר אחרון אחרות אחרי אחרים אחרת אחת איך אין אינסטלטור אינץ איפה איש אישור אלה אלו
אליו אמר אמרו אמריקאי אמריקאית אנחנו אני אנשים אסור אפילו אפשר ארה אתה אתם אתמול אתר בבקשה בדיוק בדיקה בדק
בדקנו בדקתי בודק בודקים בודקת בוס בוקר בטוח בינתיים ביקורת בית בכל בנאי בנה בנו בנוי בנויה בניה בנייה בניין
בנין בנינו בניתי בסדר בעיה בעייה בעל בעלת בעצם בערך ברור בשביל בתוך בתים ג'ו גבס גבר גמור גמורה גמרנו דבר
דברים דחוף דירה דעה דקות האם הגיע הגיעה הגענו הוא הולך הזמינו הזמנו היא היה היו היום היי הייתה היתה הכל
הנמכה הנמכת הראשונים הרבה השארנו התקינו התקנו התקנתי וילה זאת זמן חבר חברה חדר חדרי חדרים חדש חדשה חדשות
חדשים חודש חופשי חוק חוקי חושב חושבים חישוב חלק חלקים חנות חצר חשמלאי טבלה טוב טובה טובים טוען טוענים טוענת
טיח טייח יאושר יאשר יהיה יהיו יוצא יוצאים יוצאת ילד ילך יעביר יפסול יצא יצאה יצאו יצקו יצקנו יצרן יקבל ישן
כאן כבר כולם ככה כלום כלל כמה כמו כמובן כמעט כניסה כנראה כרגע כתבו כתוב לאשר לבדוק לבנות לדעתי להוריד להזיז
להיות להם להמשיך להעביר להרים להשאיר לכל למה למטה למעלה לנו לעשות לפי לקבל לקוח לקוחה לקוחות לשים לשנות מאוד
מאשר מבנים מגיע מגיעה מגיעים מדד מדדו מדדנו מדדתי מדוד מדידה מהנדס מהצד מוגמר מוכן מוכנה מוכנים מופיע מותקנת
מותר מחר מטבח מטר מטרים מישהו ממנה ממנו ממש מנהל מעביר מעלות מפרט מצב מקבל מקום מקומי מקומית מקרה מרפסת מרתף
משאיר משאירים משאית משהו משפחה משפחתי מתי נגר נותן נותנים נותנת נותר נטו ניתן נכון נמדד נמדדה נמוכות נקודה
נקי נקייה נשאר נשארה נשארו נתן סבבה סביר סגור סהכ סובל סובלת סוגר סוגרים סופי סופית סטנדרטי סיימנו סימנו
סלון סנטימטר סעיף עבודה עבודות עבור עדיין עובר עוברים עוד עומד עושה עושים עירייה עכשיו עליה עליו עשה עשו
עשינו עשיתי עשיתם פוסל פועל פועלת פנוי פנויה פעם פקח פקחית פרויקט פרטי פרטית פשוט פשוטה פתוח פתוחה צוות צורך
ציבוריים צריך קבלן קבלנים קובע קוד קומה קומות קומת קומתי קיבלנו קיבלתי קיים קצת קרקע ראשון ראשונה רגיל רגילה
רגילים רגל רוב רוצה רוצים ריצוף רצוף רצפה רצפת רשום רשות שבוע שווה שווים שזה שינה שיפוץ שירותי שכן שלו שלום
שלי שמו שמים שמנו שני שנייה שעה שרטוט תאשר תגיד תגידו תהיה תודה תוכניות תוכנית תוספת תופס תכנית תמיד תעבור
תעביר תקין תקן תקנה תקני`;

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const NEUTRAL_ENGLISH = setOf(ENGLISH);
export const NEUTRAL = setOf(`${ENGLISH} ${SPANISH} ${HEBREW}`);
export const NEUTRAL_STEMS = setOf(SPANISH_STEMS);
/** What may stand behind a word or a stem of these. */
export const ENGLISH_ENDING = /^(?:s|es|d|ed|ing|ly|'s|'d|'re|'ll)$/;
export const SPANISH_ENDING =
  /^(?:a|e|o|as|es|os|an|en|s|amos|emos|imos|aron|ieron|io|aba|aban|ia|ian|ar|er|ir|ado|ada|ados|adas|ido|ida|idos|idas|ando|iendo|aria|arian|ara|aran|are|aste|mente)?(?:l[oae]s?|me|se|nos)?$/;
