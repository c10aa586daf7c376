import { useId, useState } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { safeNavigation } from "~/lib/safe-navigation.ts";
import { Icon } from "~/ui/icon.tsx";

type Outcome = { state: "idle" | "reading" | "none" } | { state: "read"; text: string };

/** An address within the product leads there, any other in a new tab; what is no address is text. */
function destinationOf(text: string) {
  if (!/^https?:\/\//i.test(text)) return undefined;
  try {
    const url = new URL(text);
    const own = url.origin === window.location.origin;
    return safeNavigation(own ? url.pathname + url.search : url.href);
  } catch {
    return undefined;
  }
}

/** Reads a QR code off a photo on the device. The camera opens by itself on phones; nothing is sent anywhere. */
export function QrScanner() {
  const t = useText("qr-scanner");
  const id = useId();
  const [outcome, setOutcome] = useState<Outcome>({ state: "idle" });

  const read = async (photo: File | undefined) => {
    if (!photo) return;
    setOutcome({ state: "reading" });
    try {
      const { readQr } = await import("../read-qr.client.ts");
      const text = await readQr(photo);
      setOutcome(text ? { state: "read", text } : { state: "none" });
    } catch {
      setOutcome({ state: "none" });
    }
  };

  const destination = outcome.state === "read" ? destinationOf(outcome.text) : undefined;
  return (
    <section id="qr" className="sheet grid scroll-mt-20 gap-3 border-b border-line py-5 md:hidden">
      <h2 className="flex items-center gap-3 font-bold">
        <Icon name="qr-code" className="size-6 text-blueprint" />
        {t("title")}
      </h2>
      <p className="text-sm text-muted">{t("text")}</p>
      <div className="grid gap-3 [@media(scripting:none)]:hidden">
        <label
          htmlFor={id}
          className="inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-control border border-control px-5 font-medium focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-blueprint hover:bg-sunken"
        >
          {t("start")}
          <input
            id={id}
            type="file"
            accept="image/*"
            capture="environment"
            className="sr-only"
            onChange={(event) => read(event.currentTarget.files?.[0])}
          />
        </label>
        <div role="status" className="grid gap-2 empty:hidden">
          {outcome.state === "reading" && <p>{t("reading")}</p>}
          {outcome.state === "none" && <p>{t("none")}</p>}
          {outcome.state === "read" && (
            <p className="break-words">
              {t("read")} <bdi className="font-bold">{outcome.text}</bdi>
            </p>
          )}
          {destination && (
            <a
              href={destination.href}
              {...(destination.newTab && { target: "_blank", rel: "noopener noreferrer" })}
              className="inline-flex min-h-12 items-center gap-2 font-medium text-blueprint underline"
            >
              {t("open")}
              {destination.newTab && <Icon name="external-link" />}
            </a>
          )}
        </div>
      </div>
      <p className="hidden [@media(scripting:none)]:block">{t("without")}</p>
    </section>
  );
}
