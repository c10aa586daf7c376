/** What the voice page answers by itself when Joe cannot. */
const en = {
  topics:
    "I cannot reach my notes right now. What I can usually help with: foundations and footings, beams and framing, electrical, plumbing, HVAC, accessibility, site safety, lumber and concrete.",
  questions:
    "Questions to try: “How deep does a footing have to be?” “What does R310 ask of an egress window?” “How steep may an ADA ramp be?”",
  retry: "Please try again in a minute; your question is kept.",
  support: "If it keeps failing, contact support: {{contact}}.",
  supportUnknown: "If it keeps failing, contact the support of this site.",
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "voice-backup": typeof en;
  }
}
