import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { changeDrawing, deleteDrawing, saveDrawing } from "~/features/blueprint/saved.commands.server.ts";
import { DeleteDrawingForm, KeepForm, SaveDrawingForm } from "~/features/blueprint/saved.schemas.ts";
import { parseForm, readUpload } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

const STATUS = { notAnImage: 400, tooLarge: 413, full: 409, gone: 404, stale: 409 } as const;

/** Forms are sent here; whoever opens the address is led to the screen. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  return redirect("/blueprint-analyzer", 303);
}

/**
 * Keeps a drawing (`intent=save`, multipart with `picture`), what was measured on it (`intent=takeoff`, which answers
 * `{version}` or `{error}`), or deletes one (`intent=delete`). A program that sends `answer=json` gets `{id}` or
 * `{error}`; a form without scripts goes on to the kept drawing.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireUser(context, request);
  const { pictures } = context.env;
  if (!pictures) throw refusal("not-found");
  const deps = { db: context.db, pictures, now: context.now };
  const { form, file } = await readUpload(request, "picture");
  const program = form.get("answer") === "json";
  if (form.get("intent") === "delete") {
    const submission = parseForm(form, DeleteDrawingForm);
    if (submission.status === "success") await deleteDrawing(deps, member.id, submission.value.id);
    await context.toast.set("drawingDeleted");
    return redirect("/blueprint-analyzer", 303);
  }
  if (form.get("intent") === "takeoff") {
    const submission = parseForm(form, KeepForm);
    if (submission.status !== "success") throw refusal("malformed");
    const { id, version, takeoff = "" } = submission.value;
    const changed = await changeDrawing(context.db, member.id, { id, version }, { takeoff });
    return changed.ok
      ? Response.json({ version: changed.version })
      : Response.json({ error: changed.error }, { status: STATUS[changed.error] });
  }
  const submission = parseForm(form, SaveDrawingForm);
  if (submission.status !== "success" || !file) throw refusal("malformed");
  const saved = await saveDrawing(
    deps,
    member.id,
    submission.value,
    new Uint8Array(await file.arrayBuffer()),
  );
  if (program) {
    return saved.ok
      ? Response.json({ id: saved.id })
      : Response.json({ error: saved.error }, { status: STATUS[saved.error] });
  }
  await context.toast.set(saved.ok ? "drawingSaved" : saved.error === "full" ? "drawingsFull" : "notAnImage");
  return redirect(saved.ok ? `/blueprint-analyzer?plan=${saved.id}` : "/blueprint-analyzer", 303);
}
