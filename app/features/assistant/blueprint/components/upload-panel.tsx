import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { ACCEPTED, type Chosen } from "../accepted-files.ts";
import type { VisionOffer } from "../vision.schemas.ts";

/** Everything that reads, shows and measures a picture is fetched when one is chosen; the server draws none of it. */
const Analyzer = import.meta.env.SSR ? () => null : lazy(() => import("./analyzer.tsx"));

interface UploadPanelProps {
  canSave: boolean;
  /** The model that may be asked as well; undefined where there is none. */
  vision?: VisionOffer;
  /** A drawing of ours that came along, by its address. */
  given?: { href: string; name: string };
  /** What stands there until a drawing is chosen. */
  children?: ReactNode;
}

/** A drawing as if somebody had chosen its file; undefined where it cannot be fetched. */
async function fetched({ href, name }: { href: string; name: string }) {
  const answer = await fetch(href).catch(() => undefined);
  if (!answer?.ok) return undefined;
  return new File([await answer.blob()], name, { type: "image/svg+xml" });
}

/** Choose, drop or photograph a drawing. */
export function UploadPanel({ canSave, vision, given, children }: UploadPanelProps) {
  const t = useText("blueprint");
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const photo = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const [over, setOver] = useState(false);
  const [missed, setMissed] = useState(false);

  const choose = (files: Iterable<File> | null | undefined, photographed = false) => {
    const list = [...(files ?? [])];
    if (list.length > 0) setChosen({ files: list, photographed });
  };
  // A drawing may have been chosen before the scripts ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => choose(file.current?.files), []);

  const reset = () => {
    for (const input of [file.current, photo.current]) if (input) input.value = "";
    setChosen(undefined);
  };
  if (chosen)
    return (
      <Suspense fallback={<p role="status">{t("upload.loading")}</p>}>
        <Analyzer chosen={chosen} canSave={canSave} vision={vision} onReset={reset} />
      </Suspense>
    );
  return (
    <div className="grid gap-4">
      {given && (
        <Button
          type="button"
          variant="outline"
          className="justify-self-start [@media(scripting:none)]:hidden"
          onClick={async () => {
            const drawing = await fetched(given);
            setMissed(!drawing);
            if (drawing) choose([drawing]);
          }}
        >
          {t("handed.measure")}
        </Button>
      )}
      {missed && <p role="alert">{t("handed.missed")}</p>}
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button within is the first */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          choose(event.dataTransfer.files);
        }}
        className={`drafting-grid grid justify-items-center gap-4 rounded-surface border-2 border-dashed p-6 text-center sm:p-10 [@media(scripting:none)]:hidden ${over ? "border-accent bg-tint" : "border-control bg-surface"}`}
      >
        <Icon name="scan-line" className="size-12 text-blueprint" />
        <p className="text-lg font-medium">{t("upload.drop")}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <label
            htmlFor={id}
            className={buttonClass({
              className:
                "focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-blueprint",
            })}
          >
            {t("upload.choose")}
            <input
              ref={file}
              id={id}
              type="file"
              accept={ACCEPTED}
              className="sr-only"
              onChange={(event) => choose(event.currentTarget.files)}
            />
          </label>
          <button
            type="button"
            className={buttonClass({ variant: "outline" })}
            onClick={() => {
              // A phone's own camera app takes better photographs than a page can.
              if (window.matchMedia("(pointer: coarse)").matches) photo.current?.click();
              else setChosen({ files: [], photographed: true });
            }}
          >
            {t("upload.photo")}
          </button>
          <input
            ref={photo}
            type="file"
            accept="image/*"
            capture="environment"
            className="hidden"
            tabIndex={-1}
            aria-hidden="true"
            onChange={(event) => choose(event.currentTarget.files, true)}
          />
        </div>
        <p className="max-w-prose text-sm text-muted">{t("upload.formats")}</p>
        <p className="max-w-prose text-sm font-medium">
          {t(vision ? "upload.privateVision" : "upload.private")}
        </p>
      </div>
    </div>
  );
}
