/** Questions that Joe offers. Each speaks of a topic that he knows without asking anybody. */
const en = {
  footing: "How deep does a footing have to be?",
  footingWidth: "How wide does a footing have to be?",
  slab: "How much concrete is in a slab of 10 ft × 10 ft × 4 in?",
  concreteStrength: "How strong must the concrete of a garage floor be?",
  egress: "What does R310 ask of an egress window?",
  windowWell: "How large must the window well of an egress window be?",
  ramp: "How steep may an ADA ramp be?",
  adaDoor: "How wide must an ADA door be?",
  adaToilet: "How high is an ADA toilet?",
  bearing: "How much bearing does a beam need?",
  headers: "Where do I find the spans of headers?",
  liveLoads: "Which live loads does R301 ask for?",
  receptacles: "How far apart may electrical receptacles be?",
  gfci: "Where does a dwelling need GFCI?",
  lockout: "How do I make an electrical circuit safe to work on?",
  drainSlope: "How steep must a drain be?",
  trapArm: "How far may a P-trap be from its vent stack?",
  toilet: "How much room does plumbing code give a toilet?",
  heatLoad: "How is HVAC equipment sized?",
  dryerDuct: "How long may a dryer duct be?",
  fall: "From which height does OSHA ask for fall protection?",
  trench: "When does a trench need protection?",
  scaffold: "When does a scaffold need guardrails?",
  boardFeet: "How are board feet of lumber counted?",
  notches: "How deep may I notch lumber joists?",
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "joe-suggestions": typeof en;
  }
}
