import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";

interface PasskeyButtonProps {
  act: "sign-in" | "again" | "add";
  /** Where the browser goes afterwards: a path of this site. */
  goTo: string;
  /** Where a press goes that no script takes over; the answer says what is missing. */
  action: string;
  /** Fields that stand before the button. */
  fields?: ReactNode;
  children: ReactNode;
}

type Failure = "cancelled" | "known" | "refused";

/** Asks the server, and answers its JSON; undefined for whatever is no good answer. */
async function ask(fields: Record<string, string>): Promise<Record<string, unknown> | undefined> {
  const response = await fetch("/auth/passkey", { method: "POST", body: new URLSearchParams(fields) });
  // What was sent on its way to another page wants the member to confirm who they are.
  if (response.redirected) {
    window.location.assign(response.url);
    return undefined;
  }
  return response.ok ? response.json() : undefined;
}

/** One ceremony: options from the server, the browser's own window, its answer back to the server. */
async function perform(act: PasskeyButtonProps["act"], name: string): Promise<Failure | undefined> {
  const options = await ask({ intent: act === "add" ? "offer" : "ask" });
  if (!options) return "refused";
  try {
    const credential =
      act === "add"
        ? await navigator.credentials.create({
            publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as never),
          })
        : await navigator.credentials.get({
            publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as never),
          });
    const answer = JSON.stringify((credential as PublicKeyCredential).toJSON());
    return (await ask({ intent: act, answer, name })) ? undefined : "refused";
  } catch (error) {
    return error instanceof DOMException && error.name === "InvalidStateError" ? "known" : "cancelled";
  }
}

/** A form of one press by which a passkey is used or made. It is not there where the browser has no passkeys. */
export function PasskeyButton({ act, goTo, action, fields, children }: PasskeyButtonProps) {
  const t = useText("account");
  const [offered, setOffered] = useState(true);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  useEffect(
    () =>
      setOffered(
        typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential,
      ),
    [],
  );
  if (!offered) return null;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name") ?? "");
    setFailure(undefined);
    setBusy(true);
    const failed = await perform(act, name).catch((): Failure => "refused");
    setBusy(false);
    if (failed) setFailure(failed);
    else window.location.assign(goTo);
  }

  return (
    <form
      method="post"
      action={action}
      data-early=""
      onSubmit={(event) => void send(event)}
      className="grid justify-items-stretch gap-3"
    >
      {fields}
      <input type="hidden" name="intent" value="passkey" />
      <Button variant="outline" disabled={busy}>
        {children}
      </Button>
      {failure && (
        <p role="alert" className="font-medium text-danger">
          {t(`passkey.${failure}`)}
        </p>
      )}
    </form>
  );
}
