import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { askVision } from "~/features/assistant/blueprint/vision.commands.server.ts";
import { VISION_STATUS } from "~/features/assistant/blueprint/vision.schemas.ts";
import { readUpload } from "~/services/form.server.ts";

/** Pictures are sent here; whoever opens the address is led to the screen. */
export function loader() {
  return redirect("/blueprint-analyzer", 303);
}

/**
 * Asks the vision model about a picture: multipart with `picture` and `consent=yes`. Answers `{text}`, or `{error}`
 * with its status; nothing is kept.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { form, file } = await readUpload(request, "picture");
  const answer = await askVision(context, {
    consent: form.get("consent") === "yes",
    picture: async () => file && new Uint8Array(await file.arrayBuffer()),
    signal: request.signal,
  });
  return answer.ok
    ? Response.json({ text: answer.text })
    : Response.json({ error: answer.error }, { status: VISION_STATUS[answer.error] });
}
