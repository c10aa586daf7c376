import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as v from "valibot";
import { readForm } from "~/services/form.server.ts";
import { errorFields, log } from "~workers/shared/log.ts";
import { sessionChoiceSchema, VOICE_CONVERSATION_PATHS } from "~workers/shared/voice-contract.ts";
import { VOICES, type Voice } from "~workers/shared/voices.ts";

export const loader = () => Response.json({ error: "method" }, { status: 405, headers: { Allow: "POST" } });

const SCREEN = "/voice-assistant";

/** The fields of a form or of a JSON body; a blank field is one that is not there. */
async function readChoice(request: Request): Promise<unknown> {
  const isJson = request.headers.get("content-type")?.startsWith("application/json");
  const fields = isJson
    ? await request.json().catch(() => undefined)
    : Object.fromEntries(await readForm(request));
  if (!fields || typeof fields !== "object") return undefined;
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}

/** A refused form's choice as far as it can be shown again, which a key never is. */
function keptOf(choice: unknown): { voice?: Voice } {
  const asked = (choice as { voice?: unknown } | undefined)?.voice;
  const voice = VOICES.find((one) => one === asked);
  return voice ? { voice } : {};
}

/**
 * Mints the address of one voice conversation on this origin. `voice`, `language`, `mode` and the visitor's own `key`
 * come as a form or as JSON, all optional. A script is answered `{signedUrl, expiresAt, mode}`, or `{error}` with 400
 * for a choice that does not exist, 429 for too many in a minute and 503 when the voice worker does not answer. A page
 * without scripts cannot converse: its form leads back to the screen, with the choice and any error in the query, and
 * never the key.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const forPage = request.headers.get("accept")?.includes("text/html") ?? false;
  const read = await readChoice(request);
  const refuse = (error: string, status: number) =>
    forPage ? backToScreen({ error, ...keptOf(read) }) : Response.json({ error }, { status });
  if (!(await context.rateLimit.allows("voice"))) return refuse("rate-limited", 429);
  const choice = v.safeParse(sessionChoiceSchema, read);
  if (!choice.success) return refuse(choice.issues[0].message, 400);
  const { voice, mode, key, language = context.language } = choice.output;
  try {
    if (forPage) {
      const keyless = mode === "agent" && !key && !(await context.voice.holdsKey());
      return keyless ? refuse("missing-key", 400) : backToScreen({ voice, language, mode });
    }
    const owner = await context.visitor.ensureOwner();
    const session = await context.voice.makeSession({ ...choice.output, language }, owner);
    const url = new URL(VOICE_CONVERSATION_PATHS[0], context.origin);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    url.searchParams.set("token", session.token);
    return Response.json({ signedUrl: url.href, expiresAt: session.expiresAt, mode: session.mode });
  } catch (error) {
    log({
      level: "error",
      event: "voice.not-minted",
      requestId: context.requestId,
      ...errorFields(error),
    });
    return refuse("unavailable", 503);
  }
}

const backToScreen = (query: Record<string, string>) =>
  redirect(`${SCREEN}?${new URLSearchParams(query)}`, 303);
