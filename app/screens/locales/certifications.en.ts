const en = {
  trainingCertifications: {
    title: "Who may do what: training of a crew",
    description:
      "A matrix of people and requirements for any day to come: who is cleared for which task, what is missing, and what closes the gaps.",
    keywords:
      "training matrix, crew, requirements, cleared, expiry, class, sign-in, toolbox, gap, renewal, foreman",
  },
  classRecord: {
    title: "Record of a class",
    description: "A class in person: who signed in and what was done.",
  },
  sharedCredential: {
    title: "Card that is asked for",
    description: "A photo of a card and what stands on it, sent without an account.",
  },
  certifications: {
    title: "Certificates and cards",
    description:
      "A wallet for every card and certificate, with who verified what and when, and a check of anybody’s certificate by number or QR code.",
    keywords:
      "certificate, credential, card, wallet, OSHA 10, OSHA 30, verify, QR, expiry, renewal, fake card, proof",
  },
  credentialForm: { title: "Add a card", description: "A card of another issuer, with its photo." },
  certificate: {
    title: "Check of a certificate",
    description: "What a certificate says, whether it stands, and who verified what and when.",
  },
  credential: { title: "Card", description: "One card of the wallet and who verified it." },
  sharedCredentialSet: { title: "Cards shown to you", description: "Cards that somebody shows by a link." },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
