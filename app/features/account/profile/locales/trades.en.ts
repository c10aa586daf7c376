const en = {
  trades: {
    general: "General contractor",
    superintendent: "Superintendent, foreman",
    surveyor: "Surveyor",
    demolition: "Demolition",
    excavation: "Excavation",
    operator: "Equipment operator",
    concrete: "Concrete",
    rebar: "Rebar",
    mason: "Mason",
    ironworker: "Ironworker",
    welder: "Welder",
    carpenter: "Carpenter",
    roofer: "Roofer",
    electrician: "Electrician",
    plumber: "Plumber",
    hvac: "HVAC",
    insulation: "Insulation",
    drywaller: "Drywaller",
    tiler: "Tile setter",
    flooring: "Flooring",
    painter: "Painter",
    glazier: "Glazier",
    landscaper: "Landscaper",
    laborer: "Laborer",
    designer: "Architect, engineer",
    inspector: "Inspector",
  },
  spoken: {
    en: "English",
    es: "Spanish",
    he: "Hebrew",
    ar: "Arabic",
    ru: "Russian",
    pt: "Portuguese",
    fr: "French",
    zh: "Chinese",
    pl: "Polish",
    uk: "Ukrainian",
    ro: "Romanian",
    vi: "Vietnamese",
    ht: "Haitian Creole",
    ko: "Korean",
    tl: "Tagalog",
    hi: "Hindi",
    th: "Thai",
    tr: "Turkish",
    am: "Amharic",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    trades: typeof en;
  }
}
