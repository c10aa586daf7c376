import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

interface Ceremony {
  challenge: string;
  /** Where the browser is that asks. */
  origin: string;
  /** Whether it was unlocked by its owner, and not only touched. */
  verified?: boolean;
  /** How often it says it has signed; a shared one always says 0. */
  counter?: number;
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const big16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const PRESENT = 1;
const VERIFIED = 4;
const NEW_KEY = 64;

/** An authenticator with one passkey, in software: what a browser hands on, in the form that the standard gives it. */
export function createAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  const jwk = publicKey.export({ format: "jwk" });
  const coordinate = (text = "") => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, "base64url")]);
  // COSE: elliptic curve, ES256, P-256, x and y.
  const key = Buffer.concat([
    Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
    coordinate(jwk.x),
    Buffer.from([0x22]),
    coordinate(jwk.y),
  ]);

  const said = (type: string, { challenge, origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function data({ origin, verified = true, counter = 0 }: Ceremony, attested = Buffer.alloc(0)): Buffer {
    const flags = PRESENT | (verified ? VERIFIED : 0) | (attested.length > 0 ? NEW_KEY : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, attested]);
  }

  const answer = (response: Record<string, unknown>) =>
    JSON.stringify({
      id: id.toString("base64url"),
      rawId: id.toString("base64url"),
      type: "public-key",
      clientExtensionResults: {},
      response,
    });

  return {
    id: id.toString("base64url"),
    /** What follows on being asked to make a passkey. */
    create(ceremony: Ceremony): string {
      const attested = Buffer.concat([Buffer.alloc(16), big16(id.length), id, key]);
      const authData = data(ceremony, attested);
      const attestation = Buffer.concat([
        Buffer.from("\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x59", "latin1"),
        big16(authData.length),
        authData,
      ]);
      return answer({
        clientDataJSON: said("webauthn.create", ceremony).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      });
    },
    /** What follows on being asked to sign in. */
    get(ceremony: Ceremony): string {
      const client = said("webauthn.get", ceremony);
      const authenticatorData = data(ceremony);
      const signature = createSign("sha256")
        .update(Buffer.concat([authenticatorData, sha256(client)]))
        .sign(privateKey);
      return answer({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: authenticatorData.toString("base64url"),
        signature: signature.toString("base64url"),
      });
    },
  };
}
