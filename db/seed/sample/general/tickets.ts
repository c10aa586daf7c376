type Language = "en" | "es" | "he";

interface SampleTicket {
  category: "paperwork" | "sourcing" | "verification" | "billing" | "technical";
  priority: "low" | "normal";
  state: "new" | "assigned" | "working" | "waiting" | "resolved" | "closed";
  daysAgo: number;
  rating: number | null;
}

const ROWS: readonly SampleTicket[] = [
  { category: "paperwork", priority: "normal", state: "waiting", daysAgo: 1, rating: null },
  { category: "sourcing", priority: "normal", state: "working", daysAgo: 1, rating: null },
  { category: "verification", priority: "low", state: "assigned", daysAgo: 2, rating: null },
  { category: "technical", priority: "normal", state: "new", daysAgo: 0, rating: null },
  { category: "billing", priority: "low", state: "resolved", daysAgo: 6, rating: null },
  { category: "paperwork", priority: "low", state: "closed", daysAgo: 30, rating: 5 },
];

const WORDS: Record<Language, readonly (readonly [topic: string, words: string])[]> = {
  en: [
    [
      "Notice of commencement",
      "The county sent the notice back and wants the legal description. Which form is it, and can you look it over?",
    ],
    [
      "Two pallets of Type S mortar by Friday",
      "Our supplier is out. We need 80 bags on site on Friday morning, a forklift is there.",
    ],
    [
      "Insurance certificate of a sub",
      "The certificate names the wrong holder. Can you tell them what we need?",
    ],
    [
      "Photos do not load on the site phone",
      "The punch list shows gray boxes on one phone, on the others all is well.",
    ],
    ["Invoice with another address", "We moved in March. The invoice still has the old address."],
    ["Lien waiver for the second draw", "Which waiver goes with a draw that is not paid yet?"],
  ],
  es: [
    [
      "Aviso de inicio de obra",
      "El condado devolvió el aviso y pide la descripción legal. ¿Qué formulario es? ¿Pueden revisarlo?",
    ],
    [
      "Dos tarimas de mortero tipo S para el viernes",
      "Nuestro proveedor no tiene. Necesitamos 80 sacos en la obra el viernes por la mañana; hay montacargas.",
    ],
    [
      "Certificado de seguro de un subcontratista",
      "El certificado nombra a otro titular. ¿Pueden decirles qué necesitamos?",
    ],
    [
      "Las fotos no cargan en el teléfono de la obra",
      "La lista de pendientes muestra cuadros grises en un teléfono; en los demás todo va bien.",
    ],
    ["Factura con otra dirección", "Nos mudamos en marzo. La factura todavía tiene la dirección anterior."],
    ["Renuncia de gravamen del segundo pago", "¿Qué renuncia va con un pago que todavía no se cobra?"],
  ],
  he: [
    [
      "הודעה על תחילת עבודה",
      "הרשות החזירה את ההודעה ומבקשת תיאור משפטי של המגרש. איזה טופס זה, ואפשר שתעברו עליו?",
    ],
    ["שני משטחי טיט עד יום שישי", "אצל הספק שלנו נגמר. צריך 80 שקים באתר ביום שישי בבוקר, יש מלגזה."],
    ["אישור ביטוח של קבלן משנה", "באישור מופיע מוטב אחר. אפשר להסביר להם מה צריך?"],
    ["תמונות לא נטענות בטלפון של האתר", "רשימת הליקויים מראה ריבועים אפורים בטלפון אחד, באחרים הכול תקין."],
    ["חשבונית עם כתובת אחרת", "עברנו במרץ. בחשבונית עדיין הכתובת הישנה."],
    ["ויתור על שעבוד לתשלום השני", "איזה טופס ויתור מתאים לתשלום שעוד לא התקבל?"],
  ],
};

/** Tickets in every state, for an empty page. */
export const sampleTickets = (language: Language) =>
  ROWS.map((row, n) => {
    const [topic = "", words = ""] = WORDS[language][n] ?? [];
    return { ...row, topic, words };
  });
