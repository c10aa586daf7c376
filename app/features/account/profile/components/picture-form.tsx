import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { ACCEPTED, FILE_LIMITS, madeSmall } from "~/engines/file/file.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { controlClass, controlProps, FieldFrame } from "~/ui/field-frame.tsx";
import { profilePath } from "../profile-tabs.ts";
import { Face } from "./face.tsx";

/** As wide as it is shown on the sharpest screens. */
const SIDE = 512;
const MB = 1024 * 1024;

interface PictureFormProps {
  picture?: string;
  name: string;
  /** Why the last one was not kept, in words. */
  error?: string;
}

const asAddress = (file: File) =>
  new Promise<string>((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(file);
  });

/** The member's picture: shown, chosen, replaced, removed. A script makes a chosen one small before it is sent. */
export function PictureForm({ picture, name, error }: PictureFormProps) {
  const t = useText("profile");
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const working = useRef<Promise<void>>();
  const [preview, setPreview] = useState<string>();

  const shrink = useCallback(async () => {
    const field = input.current;
    const chosen = field?.files?.[0];
    if (!field || !chosen) return setPreview(undefined);
    const small = await madeSmall(chosen, SIDE);
    // Another one may have been chosen meanwhile. What cannot be read is sent as it is, and the server says what it is.
    if (field.files?.[0] !== chosen) return;
    if (!small) return setPreview(undefined);
    const carried = new DataTransfer();
    carried.items.add(small);
    field.files = carried.files;
    setPreview(await asAddress(small));
  }, []);
  const begin = useCallback(() => {
    const work = shrink().catch(() => {});
    working.current = work;
    work.then(() => {
      if (working.current === work) working.current = undefined;
    });
  }, [shrink]);
  // Chosen before the scripts ran.
  useEffect(() => {
    if (input.current?.files?.length) begin();
  }, [begin]);

  const whenSmall = (event: FormEvent<HTMLFormElement>) => {
    if (!working.current) return;
    event.preventDefault();
    const form = event.currentTarget;
    working.current.then(() => form.requestSubmit());
  };
  return (
    <div className="flex w-full flex-wrap items-start gap-6">
      {preview ? (
        <img
          src={preview}
          alt={t("picture.preview")}
          width={96}
          height={96}
          className="size-24 rounded-full border-2 border-accent object-cover"
        />
      ) : (
        <Face picture={picture} name={name} />
      )}
      <div className="grid min-w-0 flex-1 basis-64 gap-3">
        <form
          method="post"
          action={profilePath("profile")}
          encType="multipart/form-data"
          noValidate
          data-reload
          onSubmit={whenSmall}
          className="grid justify-items-start gap-3"
        >
          <input type="hidden" name="intent" value="picture" />
          <FieldFrame
            id="picture"
            label={t(picture ? "picture.replace" : "picture.choose")}
            hint={t("picture.hint", { most: format.number(FILE_LIMITS.plainBytes / MB) })}
            error={error}
            className="w-full"
          >
            <input
              {...controlProps("picture", { name: "picture", hint: true, error })}
              ref={input}
              type="file"
              accept={ACCEPTED.picture}
              onChange={begin}
              className={`${controlClass(error)} py-2.5`}
            />
          </FieldFrame>
          <Button variant="outline">{t("picture.keep")}</Button>
        </form>
        {picture && (
          <form method="post" action={profilePath("profile")} data-keep-scroll>
            <Button variant="link" className="px-0" name="intent" value="drop-picture">
              {t("picture.drop")}
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}
