type Language = "en" | "es" | "he";
type Words = Record<Language, string>;

const PLACES = [
  { en: "Sample site, corner house", es: "Obra de muestra, casa de la esquina", he: "אתר לדוגמה, בית פינתי" },
  { en: "Sample site, warehouse", es: "Obra de muestra, bodega", he: "אתר לדוגמה, מחסן" },
  { en: "Sample site, clinic", es: "Obra de muestra, clínica", he: "אתר לדוגמה, מרפאה" },
] as const satisfies readonly Words[];

const NOTES = [
  {
    en: "Lock of the tool container cut over the weekend.",
    es: "El fin de semana cortaron el candado del contenedor de herramientas.",
    he: "מנעול מכולת הכלים נחתך בסוף השבוע.",
  },
  {
    en: "Two people on the second floor after hours; they left when spoken to.",
    es: "Dos personas en el segundo piso fuera de horario; se fueron cuando les hablaron.",
    he: "שני אנשים בקומה השנייה אחרי שעות העבודה; עזבו כשפנו אליהם.",
  },
  {
    en: "Panel of the rear fence pushed in, nothing missing.",
    es: "Empujaron un tramo de la cerca trasera; no falta nada.",
    he: "לוח בגדר האחורית נדחף פנימה, לא חסר דבר.",
  },
] as const satisfies readonly Words[];

const TAKEN: Words = {
  en: "2 rotary hammers, 1 table saw, 60 m of copper cable",
  es: "2 rotomartillos, 1 sierra de mesa, 60 m de cable de cobre",
  he: "2 פטישונים, מסור שולחן, 60 מ׳ כבל נחושת",
};

/** Examples of `site_reports`, oldest first; each is a day older than the next. */
export function sampleSiteReports(language: Language) {
  const [burgled, visited, damaged] = PLACES.map((place) => place[language]);
  const [cut, people, fence] = NOTES.map((note) => note[language]);
  return [
    {
      kind: "theft",
      place: burgled ?? "",
      note: cut,
      taken: TAKEN[language],
      lossCents: 240_000,
      status: "open",
      steps: "police pictures",
    },
    {
      kind: "trespass",
      place: visited ?? "",
      note: people,
      status: "closed",
      steps: "police pictures counted closed locks insurer",
    },
    { kind: "damage", place: damaged ?? "", note: fence, status: "open" },
  ] as const;
}
