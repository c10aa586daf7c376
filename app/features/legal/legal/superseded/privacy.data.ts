import type { Superseded } from "../legal.documents.ts";

/** Clauses as they were in an edition that a later one replaced: only those that it changed. */
export default {
  1: {
    en: {
      account: {
        heading: "Your account",
        text: "An account holds your e-mail address and when it was confirmed, the names you enter, your language and theme, and when the account was made. Your password is kept only as an Argon2id hash, from which it cannot be read back.\n\nFor each device that is signed in we keep a hash of its session number with the start and the end of the session; no network address, no device name. A session ends after 30 days without use and after 90 days in any case, and a new password set by mail ends all of them. A link that we mail to you works once and for one hour.\n\nNotes and check marks that you save on a patent are kept for your account alone, too. A note that you empty is empty here as well.\n\nThe blueprint analyzer reads a drawing on your device and by itself sends it nowhere. Only when you press Save are the picture, its file name, what was read on it, what you measure on it and what you type beside it kept, for your account alone, until you delete them. On a drawing that you keep, each measurement is kept as soon as you finish it. In a browser without JavaScript the file that you choose is sent to us to be read; it is stored only if you choose to keep it.",
        summary: "We keep what an account needs, and of the password only a hash.",
      },
      cart: {
        heading: "Cart and guest number",
        text: "When you open the shop, write to Joe or talk with him without an account, your browser gets a random guest number. Your cart and your conversation are kept in the database under that number, or under your account when you are signed in; signing in hands them over to the account.\n\nEmptying the cart and clearing the conversation delete them. What a guest leaves behind is not deleted automatically yet, but without the cookie nobody can reach it through the site.",
        summary: "Cart and conversation stay in our database until you delete them.",
      },
      mail: {
        heading: "E-mail",
        text: "You get mail about your account only: to confirm your address, to set a new password, when the password was changed, and when somebody tries to sign up with your address. There is no newsletter.\n\nA message is kept with its address and its text until it is delivered. Once it is delivered, or has failed for good, it is deleted seven days after it was written. If no mail service is connected, it stays in the outbox.",
        summary: "We write about your account only, and delivered messages are deleted after seven days.",
      },
      rights: {
        heading: "Your choices and rights",
        text: "You can change your name on your profile, your language and theme in the header, sign out other devices, empty the cart and clear the conversation. If you delete the cookies in your browser you are signed out, and a guest's cart is no longer found.\n\nThere is no button yet that downloads your data or deletes your account. Ask the operator for both. The law of your place may give you more, such as to see, correct or delete your data, to object to their use, or to complain to an authority.",
        summary: "Change and delete here what you can, and ask the operator for the rest.",
      },
    },
    es: {
      account: {
        heading: "Su cuenta",
        text: "Una cuenta guarda su correo electrónico y cuándo se confirmó, los nombres que usted escriba, su idioma y tema, y cuándo se creó la cuenta. De la contraseña solo se guarda un hash Argon2id, del que no se puede recuperar.\n\nPor cada dispositivo con sesión abierta guardamos un hash del número de sesión, con su inicio y su fin; ni dirección de red ni nombre del dispositivo. Una sesión termina tras 30 días sin uso y en todo caso a los 90 días; una contraseña nueva puesta por correo las termina todas. Un enlace que le enviamos por correo sirve una sola vez y durante una hora.\n\nTambién las notas y las marcas que guarde en una patente se conservan únicamente para su cuenta. Una nota que usted vacíe queda vacía aquí también.\n\nEl analizador de planos lee un plano en su dispositivo y por sí mismo no lo envía a ningún lado. Solo cuando usted presiona Guardar se conservan la imagen, el nombre del archivo, lo que se leyó en ella, lo que mida sobre ella y lo que escriba junto a ella, únicamente para su cuenta, hasta que usted los borre. En un plano que usted conserva, cada medición se guarda en cuanto la termina. En un navegador sin JavaScript, el archivo que elija se nos envía para leerlo; solo se guarda si usted decide conservarlo.",
        summary: "Guardamos lo que una cuenta necesita y, de la contraseña, solo un hash.",
      },
      cart: {
        heading: "El carrito y el número de visitante",
        text: "Cuando usted abre la tienda, le escribe a Joe o habla con él sin tener cuenta, su navegador recibe un número de visitante al azar. Su carrito y su conversación se guardan en la base de datos con ese número, o con su cuenta si inició sesión; al iniciarla pasan a la cuenta.\n\nVaciar el carrito y borrar la conversación los elimina. Lo que deja un visitante todavía no se borra automáticamente, pero sin la cookie nadie puede llegar a ello por el sitio.",
        summary: "El carrito y la conversación quedan en nuestra base de datos hasta que usted los borre.",
      },
      mail: {
        heading: "Correo electrónico",
        text: "Usted recibe correos solo por su cuenta: para confirmar su dirección, para poner una contraseña nueva, cuando la contraseña cambió y cuando alguien intenta registrarse con su dirección. No hay boletín.\n\nCada mensaje se guarda con su dirección y su texto hasta que se entrega. Una vez entregado, o fallido de forma definitiva, se borra a los siete días de haberse escrito. Si no hay un servicio de correo conectado, se queda en el buzón de salida.",
        summary: "Solo le escribimos por su cuenta, y los mensajes entregados se borran a los siete días.",
      },
      rights: {
        heading: "Sus opciones y derechos",
        text: "Usted puede cambiar su nombre en el perfil y el idioma y el tema en el encabezado, cerrar la sesión en otros dispositivos, vaciar el carrito y borrar la conversación. Si borra las cookies en su navegador, se cierra su sesión y el carrito de un visitante ya no se encuentra.\n\nTodavía no hay un botón para descargar sus datos ni para eliminar su cuenta. Pida las dos cosas al operador. La ley de su lugar puede darle más, por ejemplo ver, corregir o eliminar sus datos, oponerse a su uso o quejarse ante una autoridad.",
        summary: "Cambie y borre aquí lo que pueda, y pida lo demás al operador.",
      },
    },
    he: {
      account: {
        heading: "החשבון שלכם",
        text: "בחשבון נשמרים כתובת הדוא״ל ומועד אישורה, השמות שהזנתם, השפה וערכת הצבעים, ומועד פתיחת החשבון. מהסיסמה נשמר רק גיבוב (hash) מסוג Argon2id, שאי אפשר לשחזר אותה ממנו.\n\nלכל מכשיר מחובר נשמר גיבוב של מספר החיבור, עם מועדי תחילתו וסופו; בלי כתובת רשת ובלי שם המכשיר. חיבור מסתיים אחרי 30 יום בלי שימוש, ובכל מקרה אחרי 90 יום, וסיסמה חדשה שנקבעה דרך הדוא״ל מסיימת את כולם. קישור שנשלח אליכם בדוא״ל פועל פעם אחת ובמשך שעה.\n\nגם הערות וסימונים ששמרתם בפטנט נשמרים לחשבון שלכם בלבד. הערה שרוקנתם ריקה גם אצלנו.\n\nניתוח התוכניות קורא תוכנית במכשיר שלכם ומעצמו אינו שולח אותה לשום מקום. רק כשלוחצים על שמירה נשמרים התמונה, שם הקובץ, מה שנקרא בה, מה שתמדדו עליה ומה שתקלידו לידה, לחשבון שלכם בלבד, עד שתמחקו אותם. בתוכנית ששמורה אצלכם כל מדידה נשמרת ברגע שסיימתם אותה. בדפדפן בלי JavaScript הקובץ שתבחרו נשלח אלינו לקריאה; הוא נשמר רק אם תבחרו לשמור אותו.",
        summary: "נשמר רק מה שחשבון צריך, ומהסיסמה רק גיבוב.",
      },
      cart: {
        heading: "הסל ומספר האורח",
        text: "כשפותחים את החנות, כותבים לג'ו או מדברים איתו בלי חשבון, הדפדפן מקבל מספר אורח אקראי. הסל והשיחה נשמרים במסד הנתונים תחת המספר הזה, או תחת החשבון כשאתם מחוברים; בכניסה לחשבון הם עוברים אליו.\n\nריקון הסל ומחיקת השיחה מוחקים אותם. מה שאורח משאיר אחריו עדיין אינו נמחק אוטומטית, אבל בלי העוגייה איש אינו יכול להגיע אליו דרך האתר.",
        summary: "הסל והשיחה נשארים במסד הנתונים שלנו עד שתמחקו אותם.",
      },
      mail: {
        heading: "דוא״ל",
        text: "אתם מקבלים דוא״ל רק בענייני החשבון: לאישור הכתובת, לקביעת סיסמה חדשה, כשהסיסמה הוחלפה, וכשמישהו מנסה להירשם עם הכתובת שלכם. אין ניוזלטר.\n\nהודעה נשמרת עם הכתובת והטקסט שלה עד שהיא נמסרת. אחרי שנמסרה, או נכשלה סופית, היא נמחקת שבעה ימים אחרי שנכתבה. אם לא חובר שירות דואר, היא נשארת בתיבת הדואר היוצא.",
        summary: "אנחנו כותבים רק בענייני החשבון, והודעות שנמסרו נמחקות אחרי שבעה ימים.",
      },
      rights: {
        heading: "הבחירות והזכויות שלכם",
        text: "אפשר לשנות את השם בפרופיל ואת השפה וערכת הצבעים בראש הדף, לצאת במכשירים אחרים, לרוקן את הסל ולמחוק את השיחה. אם מוחקים את העוגיות בדפדפן, יוצאים מהחשבון, וסל של אורח כבר לא יימצא.\n\nעדיין אין כפתור שמוריד את הנתונים שלכם או מוחק את החשבון. בקשו את שניהם מהמפעיל. ייתכן שהדין במקומכם נותן יותר, כגון לעיין בנתונים, לתקן או למחוק אותם, להתנגד לשימוש בהם או להתלונן לפני רשות.",
        summary: "שנו ומחקו כאן מה שאפשר, ואת השאר בקשו מהמפעיל.",
      },
    },
  },
} satisfies Superseded;
