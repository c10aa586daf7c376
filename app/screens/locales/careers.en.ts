const en = {
  linkedinContractors: {
    title: "Professional profiles",
    description:
      "People of the trades by what they did and for how long, the skills and tickets they have, and what they are open to. Everybody writes their own profile, and nobody pays for a place.",
    keywords:
      "career, profile, resume, CV, hire, worker, carpenter, electrician, skills, ticket, certification, work history",
  },
  career: {
    title: "Profile of a person",
    description: "One person of the trades: roles, experience, skills, tickets and projects.",
  },
  careerImport: {
    title: "Profile from LinkedIn",
    description: "Bring your own LinkedIn data export into your profile: read, looked at, then taken over.",
  },
  careerCv: {
    title: "One page to print",
    description: "What somebody of the trades did and can, on one page to print.",
  },
  careerForm: { title: "My profile of the trade", description: "Write, change or hide your own profile." },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
