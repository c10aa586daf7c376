// Takes the place of the libraries that follow the certificate of a passkey's maker. Passkeys are asked for with the
// attestation "none", so that no browser sends one; a program that does is refused as for a certificate that is wrong.

class Certificate {
  constructor() {
    throw new TypeError("a passkey brought a certificate of its maker, which nobody asked for");
  }
}

export {
  Certificate as AuthorityKeyIdentifierExtension,
  Certificate as CRLDistributionPointsExtension,
  Certificate as KeyDescription,
  Certificate as SubjectKeyIdentifierExtension,
  Certificate as X509Certificate,
  Certificate as X509ChainBuilder,
  Certificate as X509Crl,
};
export const id_ce_keyDescription = "";

/** Roots that makers sign with. */
export const Apple_WebAuthn_Root_CA = "";
export const GlobalSign_Root_CA = "";
export const GlobalSign_Root_CA_R3 = "";
export const GlobalSign_Root_R46 = "";
export const Google_Hardware_Attestation_Root_1 = "";
export const Google_Hardware_Attestation_Root_2 = "";
export const Google_Hardware_Attestation_Root_3 = "";
export const Google_Hardware_Attestation_Root_4 = "";
