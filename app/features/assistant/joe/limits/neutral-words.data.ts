/**
 * Words that say nothing of a measure: who asks and who inspects, when and how it came to be, how the question is put.
 * Folded. What tells one measure from another (cross, top, landing, winder, between, below) must never stand here.
 */
const ENGLISH = `
1st 2nd 3rd about accept acceptable aci actually ada add addition after afternoon again ahj aint all allow
almost already also although always am an angry another ansi any anybody anymore anyone anything anyway
appraiser apprentice approval approve approx approximately architect are area aren't arent argue arguing
around article as asap ask at average back backyard bad balcony bank barely basement basic basically bath bc
be because bedroom been before believe bit book boss both bother bought bout boys brand bring bro brother
brought btw buddy bugging build built bust but buy buyer by call came can can't cannot cant care carpenter
carpet case catch cause cellar centimeters chance change chapter chart cheap check checker chief citation
cite city claim clean clear client clinic close closing cm code come coming compliance compliant complies
comply confirm connected consistent construction contractor cool correct cos could couldn't couldnt county
covered covering coworker crap crew custom customer cuz cycle dad damn day decide deck definitely demo
demolition department dept designer detail did didn't didnt ding dining discuss do doesn't doesnt don't done
dont down download downstairs drawing dude dumb duplex dwelling each easy edition eh either elbow
electrician else em ended ending ends engineer enough entire enuf equal even ever every everyone everything
everywhere exact existing explain eyeball fabricator fail false families family fed federal figure final
fine finish firm first fit fitted flag flagged flies flip floor flunk fly for foreman forever forget fourth
frame framer framing fresh friday fully funny fussy fyi garage gave gc gentle get getting gig give given
giving go goin gone gonna good got gotta grab grandfathered grandma great guess guy had haha half handyman
hang happen happy hard has hasnt hate have haven't havent having he hell hello help helper her here hey hi
him hit hitting hmm hoa home homeowner honest hope hoping house housing how huh human hung hurry i'll i'm
i've ibc icc id idk if ignore ill illegal im imc imo in inch inform insist insp inspected inspection
inspector install insurance into ipc irc irl is isn't isnt issue it itll ive job jobsite joe just keep kept
kick kid kinda kitchen kk knew know knuckle kosher laid landed landlord lands laser last later law lay learn
least leave leaving legal legit lenient less let level like listen literally little live living local lol
look loose lose lots love lucky lumberyard ly mad made make making man manufacturer many marshal mason math
matter maximum may maybe me mean measure measurement measuring meet mess met meter metre mezzanine mfr might
mind mine minimum minus mm monday month more morning most mount move much must my nah national nearby nearly
neat nec need neighbor neither nervous net never new new-build newer next nfpa nice nitpick no nobody
nominal none nope nor normal not nothing notice now occupied of off offer official ok okay old older on once
one onto opened or order ordinary osha other otherwise our out own owner paint part partner pass patio pay
people per permit permitted person pickle picky piece pissed place placing plain plan planner play please
plenty pls plumber plus plz point porch pour ppl prefer pretty print probably problem project proper proud
prove push put putting question quick quite ran read ready real realtor rebuild rebuilt reckon redo redtag
reg regular regulation remeasured remember remodel reno renovating renovation rental replace report require
requirement residence residential respond reviewer rework right rip rn roofer room rough rule rulebook run
running sad safe safety said salesman same sat saturday save saw say scared score second section see seen
sell seller send set setting setup sfh sfr shall she shit shop short should shouldn't shouldnt show shy sign
signoff simple since single sir sit site sitting situation skip sleep slightly so solid some somebody
someone something soon sort sorta sparky spec specified spend stand standard start state stay stick still
stop storey stories story straightforward strict string strong stuck stuff stupid sturdy sub subcontractor
such sunday super superintendent supplier supply suppose sure swear table tag tagged take taken talk tape
tbh teach tear tell tenant text than thanks that the their them then there these they theyre thing think
third this tho those though thought thru thursday thx ticket tight til till time tmrw to today toddler told
tomorrow tonight tonite too took town tract trim trimmed trouble true trust try tuesday turn two ty type
typical ugh ugly umc uncle unless unpermitted until up upc update upset upstairs ur us use usual vacant
vendor verdict verify version very violate violation visit w/o wait walk walkthrough wanna want warn was
wasn't wasnt waste watch way we we've weak wednesday week weird well went were weve what whatever when where
whether which while whilst who whole why wife will win wish with without wobbly won't wonder wont work
worried worry would wouldn't wouldnt wreck write wrong wrote y'all ya yall yard yea yeah year yep yes
yesterday yet yo you your youre yup`;

const SPANISH = `
abogado aca ada agente aguanta ahi ahora ahorita al albanil alcanza alcanzan algo alguien alla alli
ampliacion anda andamos ando ante apenas aquel aquella aqui arquitecto articulo asi atras aun aunque ay ayer
ayudante balcon bano basta bastan bastante bebe bien bronca cada calcul carpintero casa casi caso
centimetros chalan chamba chido chingon cierro cierto cinta ciudad claro clienta cliente cm cochera cocina
codigo comedor como compa compactada compadre comun con condado construccion construi construyeron construyo
contratista correccion corri corrimos cosa cuadrilla cual cuando cuanto cuarto cuidado cumpliria cunado da
dan dar de debe deben deberia debo deck del demolicion despues detalle deveras dia dibujo dice dicen dieron
digo dijeran dijeron dijo dio donde dormitorio duda edicion eh el electricista embargo en entonces era eran
es esa ese eso espacio especificacion estable estoy exactamente exacto existente ey fabricante falta faltan
favor federal ferreteria fierrero forma fue fueron garaje gente gracias grado gran guey ha habitacion hago
han hay he hemos hermano hey hice hicieron hicimos hizo hoja hola hora hoy hubo iba ibc ido igual ilegal
inspeccion inspector inspectora ipc ir irc jala jalan jefe joe justito justo keda kedo la le legal les ley
libre libro limite lio lo local los luego maestro mal malo manana mandaron mande mando manera manual mas
maximo me medi medicion menos meti metieron metimos meto metro mi mide miden midio mientras minuto mira mis
mm modelo modo momento muchachos muevo municipio muy nacional nada nadie nec necesidad nervioso neta neto ni
nino no noche nomas norma normal nos nunca obligado obra oficial oficina oiga ok okay onda opina ora orale
osha otra otro oye pa pagina pal para patio patron patrona pedo peligro permiso pero persona pie pieza piso
plano planta plomero poco podria podrian pongo poquito por porche porfa porque preocupo primo principal
problema proveedor proyecto puede pueden puedo pues pulgada pura puro puse pusieron pusimos que queremos
quieran quiere quieren quiero rapido ratito rato raza recamara regana regla reglamento remodelacion
requisito residencia residencial revision rotulo rutina sala salario sale salen salido salieron salio se sea
seccion segun semana sencillo senor senora ser sera seria si sido siempre simon sin sino sirve sirven sirvio
sitio sobra solo son sotano su suelo suficiente supervisor sus ta tabla tablaroca tambien tampoco tan
tantito tarde te tengo tercero terminamos termine termino terraza tiempo tienda tiene tienen tio tipo toda
todavia todo trabajo trae traen traje trajo tranquilo tu turno tus tuve un una uno upc urgente usamos usan
usar uso va vale valen vamos van vdd ve veces vecino ven vendedor veo ver verdad vez viene vienen vino
vivienda voy wey ya`;

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
ada ibc ipc irc nec osha אבא אבל אגב אדם אדריכל אולי אומר אומרים אומרת אוסהא אוקי אושר אותה אותו אותם אזור
אזורים אחד אחי אחיד אחידה אחידים אחר אחרון אחרות אחרי אחריה אחריו אחריי אחרים אחרת אחת איך אין אינסטלטור
אינץ איפה איש אישור אלה אלו אליו אמיתי אמר אמרו אמריקאי אמריקאית אמריקה אמרתי אמת אנחנו אני אנשים אסור אפילו
אפשר אצלי אצלנו ארה ארהב אתה אתם אתמול אתר בבקשה בגדול בדיוק בדיקה בדק בדקנו בדקתי בהצלחה בודק בודקים בודקת
בוס בוקר בחוץ בטוח בטח בינתיים ביקורות ביקורת בית בכל בנאי בנה בנו בנוי בנויה בניה בנייה בניין בנין בנינו
בניתי בסדר בעיה בעייה בעל בעלת בעצם בערך בפנים בקיצור ברור בשביל בשבילי בתוך בתים ג'ו גבס גבר גמור גמורה
גמיש גמרנו דבר דברים דגם דוח דחוף דייר דירה דעה דעתך דקות האם הגיע הגיעה הגענו הוא הולך הזמינו הזמנו היא היה
היו היום היי הייתה היתה הכל הנמכה הנמכת הערה הערות הראשונים הרבה הרכבנו הרכבתי הרכיבו השארנו התקינו התקנו
התקנתי וילה ועדה זאת זהו זמן חבר חברה חדר חדרי חדרים חדש חדשה חדשות חדשים חודש חופשי חוק חוקי חושב חושבים
חותם חישוב חלק חלקים חנות חצר חשמלאי חתם טבלה טוב טובה טובים טוען טוענים טוענת טופל טיח טייח יאושר יאשר יהיה
יהיו יוצא יוצאים יוצאת יזם יחסית יחתום ילד ילדים ילך יעביר יפול יפסול יצא יצאה יצאו יצקו יצקנו יצרן יקבל ישן
כאן כבר כולם ככה כלום כלל כמה כמו כמובן כמעט כניסה כנראה כרגע כשר כתבו כתוב לאשר לבדוק לבנות לבנתיים לגמרי
לדעתי להוריד להזיז להחליף להחתים להיות להם להמשיך להעביר להרים להשאיר לחוץ לחוצים לכאורה לכל למה למטה למעלה
לנו לעזאזל לעשות לפי לפרק לקבל לקוח לקוחה לקוחות לשים לשנות מאוד מאשר מבנים מגיע מגיעה מגיעים מדד מדדו מדדנו
מדדתי מדדתם מדוד מדידה מהדורה מהנדס מהצד מוגמר מוטרד מוכן מוכנה מוכנים מופיע מוצר מותקנת מותר מזמין מחמיר
מחר מטבח מטר מטרים מישהו ממנה ממנו ממש ממשיך ממשיכים מנהל מעביר מעלות מפרט מצב מצטער מקבל מקום מקומי מקומית
מקפיד מקרה מרפסת מרתף משאיר משאירים משאית משהו משפחה משפחתי מתי נגר נופל נותן נותנים נותנת נותר נחמד נטו
ניתן נכון נמדד נמדדה נמוכות נקודה נקי נקייה נשאר נשארה נשארו נתן סבבה סביר סגור סהכ סובל סובלת סוגר סוגרים
סופי סופית סטנדרטי סיימנו סימנו סלון סליחה סמוך סמוכה סנטימטר סעיף ספק עבודה עבודות עבור עדיין עובר עוברים
עוד עומד עושה עושים עירייה עכשיו עליה עליו עניין ערב עשה עשו עשינו עשיתי עשיתם פוסל פועל פועלת פנוי פנויה
פסל פעם פקח פקחית פרויקט פרטי פרטית פשוט פשוטה פתוח פתוחה צבע צוות צורך ציבוריים צריך קביל קבלן קבלנים קובע
קוד קומה קומות קומת קומתי קטנוני קיבלנו קיבלתי קיים קנס קצת קרקע קשוח ראשון ראשונה רגיל רגילה רגילים רגל רוב
רוצה רוצים ריצוף רצוף רצף רצפה רצפת רשום רשות שבוע שווה שווים שום שזה שינה שיפוץ שירותי שכן שלו שלום שלי
שלישי שמו שמח שמים שמנו שמתם שני שנייה שעה שקר שרטוט תאשר תבדוק תגיד תגידו תגידי תהיה תודה תוכניות תוכנית
תוספת תופס תוצאה תכנית תמיד תעבור תעביר תקין תקן תקנה תקני`;

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const NEUTRAL_ENGLISH = setOf(ENGLISH);
export const NEUTRAL = setOf(`${ENGLISH} ${SPANISH} ${HEBREW}`);
export const NEUTRAL_STEMS = setOf(SPANISH_STEMS);
/** What may stand behind a word or a stem of these. */
export const ENGLISH_ENDING = /^(?:s|es|d|ed|ing|ly|'s|'d|'re|'ll)$/;
export const SPANISH_ENDING =
  /^(?:a|e|o|as|es|os|an|en|s|amos|emos|imos|aron|ieron|io|aba|aban|ia|ian|ar|er|ir|ado|ada|ados|adas|ido|ida|idos|idas|ando|iendo|aria|arian|ara|aran|are|aste|mente)?(?:l[oae]s?|me|se|nos)?$/;
