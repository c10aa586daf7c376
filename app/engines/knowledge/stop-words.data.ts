/** Words that a question needs and an answer does not: they say nothing of what is asked about. */
const ENGLISH = `
a about above accept acceptable according actually after again all allow allowed allows along also always am an and
another any anyone anything are around as ask at away be because been before behind being below best better between
both but by call called can cannot cant come comes could curious dear did do does doing done dont during each either
else even ever every explain few find following for from get gets getting give given go goes going good got guys had
has have having he hello help her here hey hi him his how i if im in inside instead into inspector inspectors is isnt
it its itself joe just keep know last least legal legally less let lets like long look make makes making many may
maybe me mean means meant mention might mine more most much must my myself need needed needs never new next no nor not
now of off often ok okay on one only or other our out outside over own people per permit permitted please provide put
quick really regarding require required requirement requirements requires right rule rules said same saw say says
see seem set shall she should show so some someone something still such supposed sure take takes talk tell than thank
thanks that thats the their them then there these they thing things think this those through to today too under until
up upon us use used uses using versus very via vs want wants was we well were what whats when whether which
while who whom whose why will wish with within without wont would yes yet you your
code codes law laws regulation regulations edition section provision article chapter official
maximum minimum max min least exactly exact inches inch feet foot define definition meaning term called build built
choose handle avoid prevent check
typically usually normally generally basically currently supposed wondering wonder question questions answer answers
someone somebody everybody anybody buddy guy guys folks
enough two three four gotta gonna wanna gotcha lemme cuz coz tho tbh pls plz thx whats wheres hows thats im ive u ur ya yall b4 bc regular normal
dif diff diffs differ differs difference differences differnce diffrence whichever
finishing adding doing putting planning trying working remodeling redoing got came told telling asked asking
difference matter matters brief short summary rundown info information details detail tip tips heads
first second third drive front end start
alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana
iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska
nevada hampshire jersey mexico york carolina dakota ohio oklahoma oregon pennsylvania rhode tennessee texas utah
vermont virginia washington wisconsin wyoming usa america american
`;

const SPANISH = `
a acerca ademas ahi ahora al algo alguien algun alguna algunas alguno algunos alli ambos ante antes aqui asi aun aunque
bajo bien buenos buenas cada casi cerca como con contra cual cuales cualquier cuando cuanta cuantas cuanto cuantos cuya
cuyo da dar de debe deben deberia debo decir deja del demas dentro desde despues dia dias dice dicen dime dos
durante e el ella ellas ellos en entonces entre era es esa esas ese eso esos esta estan estar estas este esto estos
estoy etc exige exigen explica explique favor fue fuera gracias ha hace hacen hacer haces hacia han hasta hay hola
incluso indica ir la las le les lo los luego mas me mejor menos mi mientras mis misma mismas mismo mismos mucha muchas
mucho muchos muy nada necesita necesitan necesito ni ningun ninguna no nos nosotros nuestra nuestro nunca o obligatorio
otra otras otro otros para pero permite permiten permitida permitido poco poder poner por porque pregunta puede pueden
puedo pues que quien quienes quiero quisiera requiere requieren requisito requisitos saber se sea segun ser si sido
siempre significa sin sino sirve sobre solo son su sus tal tambien tan tanto te tengo tener tenga tiene tienen toda
todas todavia todo todos tras tu tus u un una unas uno unos usa usan usar usarse usted ustedes va van veces ver vez y ya
yo codigo codigos ley leyes norma normas reglamento edicion seccion articulo minima dame deme denme danos diganme digame dime platicame hablame cuentame recuerdame oye disculpe
perdon compa amigo gente quisieramos oiga buenas tardes podria podrian raza queremos necesitamos ocupo ocupamos
suficiente suficientes basta bastan alcanza dos tres cuatro llamo llamar llame llaman llamamos normal regular diferencian diferencias distingue distinguen
normalmente generalmente diferencia resumen informacion detalles detalle consejo consejos trata tratan acuerdo
minimas minimo minimos maxima
maximas maximo maximos exactamente llama llaman pulgada pulgadas pies pie definicion construir evitar revisar arma armar coloca pone ponen pongo ponemos pones meto metemos coloco van
`;

/** Hebrew words as they stand after vowel points are gone; prefixes are tried off before a word is looked up. */
const HEBREW = `
אבל או אומר אומרת אומרים אותה אותו אותם אז אחד אחת אחר אחרי אחרת אי איזה איזו איך אילו אין איתו אך אל אלא אלה אלו אם אנו
אנחנו אני אפשר אצל את אתה אתם באיזה באיזו בבקשה בגלל בה בהם בו בין בלי בעת בשביל גם דורש דורשים דרוש דרושה דרושים דרושות
דרישה דרישות האם הוא היא היה היו הייתה הם הן הנה הרבה ואם וגם ולא וכו זאת זה זו זקוק חובה חייב חייבת חייבים חייבות יהיה
יהיו יותר יכול יכולה יכולים יש כאן כאשר כבר כדאי כדי כולל כי ככה כך כל כמה כמו כן לא לאן להיות לו לי ליד לכל לכן לכם למה
למי לנו לעשות לפחות לפי לפני לצורך לשים מאוד מאיזה מאשר מגיע מדוע מה מהו מהי מהם מהן מי מוגדר מוגדרת מותר מותרת ממה מן
מספיק מעל מקסימום מינימום מקסימלי מקסימלית מינימלי מינימלית מרבי מרבית מזערי מזערית נא נדרש נדרשת נדרשים נדרשות ניתן
נקרא נקראת סביב על עד עוד עושים עבור עם פחות פי צריך צריכה צריכים צריכות קוד קודים תקן תקנה תקנות תקנים חוק חוקים סעיף
מהדורה רוצה רק ש שהוא שהיא שזה שיש של שלה שלהם שלו שלי שלך שלכם שלנו שם תודה תחת תוך תן תנו הכי בערך בדיוק אומרות מתי שמים מניחים מתקינים מציבים משתמשים משתמש בונים בודקים מחשבים שמה אינץ אינצים רגל הגדרה פירוש
תגיד תגידו תגידי ספר ספרו סליחה שאלה רציתי חבר חברים בדרך כלל בעצם טיפ טיפים סיכום תקציר פרטים מידע
מבצעים מבצעת לבצע נותן נותנת נותנים מקבל מקבלת מקבלים מוציאים שני שתי שניים שתיים שלושה רגיל רגילה רגילים רגילות
ההבדל הבדל יודע יודעים יודעת להגיד לדעת
משמעות הסבר הסבירו נחשב נחשבת
`;

const list = (text: string) => text.split(/\s+/).filter(Boolean);

/** Those of them that are a thing by themselves, when nothing else is looked for. */
const THINGS = "permit permits inspector inspectors";

export const STOP_WORDS = {
  en: list(ENGLISH),
  es: list(SPANISH),
  he: list(HEBREW),
  things: list(THINGS),
} as const;
