import type { NewTerm } from "./new-term.ts";

const ISRAEL = "Usage of the trade in Israel";

/** Contracts, payment, bonds and approvals. What a paper does is said in general: the law of the place decides. */
export const TERMS_PAPERS: readonly NewTerm[] = [
  {
    slug: "preliminary-notice",
    trade: "office",
    en: [
      "Preliminary notice",
      "A notice that a subcontractor or supplier sends early in a job to the owner, the general contractor or the lender, saying what it furnishes, so that it keeps its right to a lien or a bond claim. Who sends it, to whom and by when is set by the law of each state: verify it there.",
    ],
    es: [
      "Aviso preliminar",
      "Aviso que el subcontratista o el proveedor manda al principio de la obra al dueño, al contratista general o al banco, para decir qué aporta y conservar su derecho a un gravamen o a reclamar la fianza. Quién lo manda, a quién y en qué plazo lo fija la ley de cada estado: verifíquelo ahí.",
    ],
    he: [
      "הודעה מוקדמת",
      "הודעה שקבלן משנה או ספק שולח בתחילת העבודה לבעלים, לקבלן הראשי או לבנק המלווה ובה מה הוא מספק, כדי לשמור על זכותו לשעבוד או לתביעה מתוך הערבות. מי שולח, למי ובאיזה מועד קובע החוק בכל מדינה בארצות הברית: בדקו שם.",
    ],
    names: {
      en: ["prelim", "pre-lien notice", "notice to owner", "notice of furnishing"],
      es: ["notificación preliminar", "aviso al dueño"],
    },
  },
  {
    slug: "pay-when-paid",
    trade: "office",
    en: [
      "Pay-when-paid",
      "A clause that sets only the time: the contractor pays the subcontractor once the owner has paid, and within a reasonable time even if the owner does not. Pay-if-paid goes further and makes the owner's payment a condition.",
    ],
    es: [
      "Pago cuando le paguen",
      "Cláusula que solo fija el momento: el contratista paga al subcontratista cuando el dueño le paga, y en un plazo razonable aunque el dueño no pague. La cláusula de pago solo si le pagan va más lejos: hace del pago del dueño una condición.",
    ],
    he: [
      "תשלום גב אל גב במועד",
      "סעיף שקובע רק את המועד: הקבלן משלם לקבלן המשנה כשהבעלים משלם לו, ותוך זמן סביר גם אם הבעלים לא שילם. סעיף של תשלום בתנאי שהתקבל תשלום מרחיק לכת: בו תשלום הבעלים הוא תנאי.",
    ],
    names: { en: ["paid when paid"], es: ["pay when paid"], he: [["גב אל גב", "gav el gav"]] },
  },
  {
    slug: "pay-if-paid",
    trade: "office",
    en: [
      "Pay-if-paid",
      "A clause that makes the owner's payment a condition: if the owner does not pay the contractor, the subcontractor is not owed, and so carries the risk. Some states do not enforce it. Pay-when-paid sets only the time of payment.",
    ],
    es: [
      "Pago solo si le pagan",
      "Cláusula que hace del pago del dueño una condición: si el dueño no paga al contratista, no se debe nada al subcontratista, que así carga con el riesgo. Algunos estados no la hacen valer. La de pago cuando le paguen solo fija el momento.",
    ],
    he: [
      "תשלום בתנאי שהתקבל תשלום",
      "סעיף שבו תשלום הבעלים הוא תנאי: אם הבעלים לא משלם לקבלן, קבלן המשנה לא זכאי לתשלום, והסיכון עליו. יש מדינות בארצות הברית שלא אוכפות אותו. סעיף גב אל גב במועד קובע רק מתי משלמים.",
    ],
    names: { en: ["paid if paid"], es: ["pay if paid"] },
  },
  {
    slug: "qualified-person",
    trade: "safety",
    en: [
      "Qualified person",
      "Someone who has shown, by a degree, a certificate or long training and experience, that they can solve the problems of the work. A competent person sees its hazards and may have them put right at once.",
    ],
    es: [
      "Persona calificada",
      "Quien ha demostrado, con un título, un certificado o mucha capacitación y experiencia, que puede resolver los problemas del trabajo. La persona competente ve sus peligros y puede hacerlos corregir de inmediato.",
    ],
    he: [
      "אדם כשיר",
      "מי שהוכיח, בתואר, בתעודה או בהכשרה ובניסיון רבים, שהוא יודע לפתור את בעיות העבודה. אדם מוסמך מזהה את סכנותיה ורשאי להורות לתקן אותן מיד.",
    ],
  },
  {
    slug: "substantial-completion",
    trade: "office",
    en: [
      "Substantial completion",
      "The stage at which the work, or an agreed part of it, is far enough along that the owner can use it for what it was built for, with only punch list items left. Warranties, the release of retainage and the end of delay damages often count from its date: read the contract.",
    ],
    es: [
      "Terminación sustancial",
      "La etapa en que la obra, o una parte acordada, está tan adelantada que el dueño puede usarla para lo que se hizo y solo faltan los pendientes de la lista. Desde su fecha suelen contar las garantías, la devolución de la retención y el fin de las penas por atraso: lea el contrato.",
    ],
    he: [
      "השלמה מהותית",
      "השלב שבו העבודה, או חלק מוסכם שלה, הושלמה במידה שהבעלים יכול להשתמש בה לייעודה, ונותרו רק תיקונים מרשימת הליקויים. ממועד זה נספרים לרוב תקופות האחריות, שחרור העכבון וסיום הפיצוי על איחור: קראו את החוזה.",
    ],
    names: {
      es: ["terminación substancial", "finalización sustancial"],
      he: [["מסירה ראשונה", "mesirá rishoná"]],
    },
  },
  {
    slug: "lien-waiver",
    trade: "office",
    en: [
      "Lien waiver",
      "A signed paper that gives up the right to a lien for a payment. A conditional waiver holds only once the payment has really arrived; an unconditional one holds from the signature, paid or not. A progress waiver covers the work up to a date, a final one the whole job. Some states prescribe the form.",
    ],
    es: [
      "Renuncia de gravamen",
      "Papel firmado en que se renuncia al derecho de gravamen por un pago. La condicional solo vale cuando el pago de verdad llegó; la incondicional vale desde la firma, aunque no hayan pagado. La de avance cubre el trabajo hasta una fecha y la final toda la obra. Algunos estados fijan el formato.",
    ],
    he: [
      "ויתור על שעבוד",
      "מסמך חתום שבו מוותרים על הזכות לשעבוד בעד תשלום. ויתור מותנה תקף רק כשהתשלום הגיע בפועל; ויתור בלתי מותנה תקף מרגע החתימה, גם אם לא שולם. ויתור ביניים מכסה את העבודה עד תאריך, וויתור סופי את כל העבודה. יש מדינות בארצות הברית שקובעות את הנוסח.",
    ],
    names: {
      en: [
        "lien release",
        "waiver of lien",
        "conditional waiver",
        "unconditional waiver",
        "conditional lien waiver",
        "unconditional lien waiver",
      ],
      es: ["liberación de gravamen", "renuncia condicional", "renuncia incondicional", "lien waiver"],
    },
  },
  {
    slug: "surety-bond",
    trade: "office",
    en: [
      "Surety bond",
      "The promise of a surety company to answer to the owner if a contractor fails. A bid bond stands behind the bid, a performance bond behind finishing the work, a payment bond behind paying subcontractors and suppliers. It is no insurance for the contractor, who owes the surety what it paid.",
    ],
    es: [
      "Fianza",
      "Promesa de una afianzadora de responder ante el dueño si el contratista falla. La de licitación respalda la oferta, la de cumplimiento que se termine la obra y la de pago que se pague a subcontratistas y proveedores. No es un seguro del contratista: él le debe a la afianzadora lo que ella pague.",
    ],
    he: [
      "ערבות חוזה",
      "התחייבות של חברת ערבויות כלפי הבעלים למקרה שהקבלן נכשל. ערבות מכרז עומדת מאחורי ההצעה, ערבות ביצוע מאחורי השלמת העבודה, וערבות תשלום מאחורי התשלום לקבלני משנה ולספקים. זה לא ביטוח של הקבלן: הוא חייב לערב את מה ששילם.",
    ],
    names: { en: ["contract bond"], es: ["fianza de contrato", "bono de garantía"] },
  },
  {
    slug: "bid-bond",
    trade: "office",
    en: [
      "Bid bond",
      "A bond that goes with a bid: if the winner does not sign the contract or bring the further bonds, the surety pays the owner, often the gap to the next bid.",
    ],
    es: [
      "Fianza de licitación",
      "Fianza que acompaña la oferta: si el ganador no firma el contrato o no trae las demás fianzas, la afianzadora paga al dueño, a menudo la diferencia con la oferta siguiente.",
    ],
    he: [
      "ערבות מכרז",
      "ערבות שמצורפת להצעה: אם הזוכה לא חותם על החוזה או לא מביא את שאר הערבויות, הערב משלם לבעלים, לרוב את ההפרש מההצעה הבאה.",
    ],
    names: { es: ["fianza de sostenimiento de oferta"], he: [["ערבות הצעה", "arvút hatsa'á"]] },
  },
  {
    slug: "performance-bond",
    trade: "office",
    en: [
      "Performance bond",
      "A bond that the work will be finished as the contract says: if the contractor defaults, the surety has it finished or pays, up to the sum of the bond.",
    ],
    es: [
      "Fianza de cumplimiento",
      "Fianza de que la obra se termina según el contrato: si el contratista incumple, la afianzadora la hace terminar o paga, hasta el monto de la fianza.",
    ],
    he: [
      "ערבות ביצוע",
      "ערבות שהעבודה תושלם לפי החוזה: אם הקבלן מפר אותו, הערב דואג להשלמה או משלם, עד סכום הערבות.",
    ],
  },
  {
    slug: "payment-bond",
    trade: "office",
    en: [
      "Payment bond",
      "A bond that subcontractors and suppliers will be paid. Public work, on which there is no lien, usually has one; notices and deadlines go with a claim.",
    ],
    es: [
      "Fianza de pago",
      "Fianza de que se paga a subcontratistas y proveedores. La obra pública, donde no hay gravamen, suele llevarla; reclamarla pide avisos y plazos.",
    ],
    he: [
      "ערבות תשלום",
      "ערבות שקבלני המשנה והספקים יקבלו את כספם. בעבודות ציבוריות, שאין בהן שעבוד, יש בדרך כלל ערבות כזו; לתביעה ממנה יש הודעות ומועדים.",
    ],
    names: { en: ["labor and material bond"] },
  },
  {
    slug: "form-4",
    trade: "office",
    source: `${ISRAEL}; eilot.org.il, shomron.org.il, gezer-region.muni.il (Form 4)`,
    en: [
      "Form 4 (Israel)",
      "Israel's approval that a finished building may be connected to electricity, water and telephone and be lived in. The local planning committee or licensing authority gives it when the building was built by its permit and is safe and fit for use. Verify with the local committee what has to be handed in.",
    ],
    es: [
      "Formulario 4 (Israel)",
      "En Israel, la autorización para conectar un edificio terminado a la luz, el agua y el teléfono y para habitarlo. El Formulario 4 lo da el comité local de planificación cuando la obra sigue su permiso y es segura y apta para usarse. Verifique con el comité local qué hay que entregar.",
    ],
    he: [
      "טופס 4",
      "אישור לחבר בניין גמור לחשמל, למים ולטלפון ולאכלס אותו. את טופס 4 נותנת הוועדה המקומית או רשות הרישוי כשהבניין נבנה לפי ההיתר והוא בטוח וראוי לשימוש. בדקו בוועדה המקומית אילו מסמכים יש להגיש.",
    ],
    names: {
      en: ["occupancy approval"],
      es: ["permiso de ocupación"],
      he: [
        ["אישור אכלוס", "ishúr ikhlús"],
        ["אישור חיבור לתשתיות", "ishúr khibúr le-tashtiyót"],
      ],
    },
  },
];
