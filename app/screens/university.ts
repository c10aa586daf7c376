import type { AreaEndpoints, AreaScreen, Features } from "./screen.ts";

export const screens = [
  {
    id: "certifications",
    path: "/certifications",
    number: 120,
    access: "public",
    tool: true,
    shared: true,
  },
  { id: "credentialForm", path: "/credential-form", number: 121, access: "member", unlisted: true },
  {
    id: "certificate",
    path: "/certificate/:certificate",
    number: 122,
    access: "public",
    example: "/certificate/sample",
    unlisted: true,
    shared: true,
  },
  {
    id: "credential",
    path: "/credential/:credential",
    number: 123,
    access: "member",
    example: "/credential/sample",
    unlisted: true,
  },
  {
    id: "sharedCredentialSet",
    path: "/shared/:link/credential-set",
    number: 124,
    access: "link",
    unlisted: true,
  },
  { id: "sharedCredential", path: "/shared/:link/credential", number: 125, access: "link", unlisted: true },
  {
    id: "trainingCertifications",
    path: "/training-certifications",
    number: 130,
    access: "public",
    tool: true,
    shared: true,
  },
  {
    id: "classRecord",
    path: "/class-record/:class",
    number: 131,
    access: "member",
    example: "/class-record/sample",
    unlisted: true,
  },
] as const satisfies readonly AreaScreen[];

/** Screens made in a feature that is not called as they are; apart, because no page needs it. */
export const features = {
  certifications: "certificates",
  credentialForm: "certificates",
  certificate: "certificates",
  credential: "certificates",
  sharedCredentialSet: "certificates",
  sharedCredential: "certificates",
  trainingCertifications: "training-matrix",
  classRecord: "training-matrix",
} as const satisfies Features<typeof screens>;

/** Addresses without a screen, each with its file beside the screens'. */
export const endpoints = {
  "/certificate-keys.json": "certificate-keys.ts",
  "/certificate-verify.html": "certificate-verify.ts",
  "/training-certifications.csv": "training-csv.ts",
  "/training-certifications.ics": "training-ics.ts",
} as const satisfies AreaEndpoints;
