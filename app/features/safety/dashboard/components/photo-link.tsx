import { fileHref } from "~/engines/file/file.ts";

/** A photo in a list, which opens whole. */
export function PhotoLink({ file, alt }: { file: string; alt: string }) {
  return (
    <a href={fileHref(file)} data-reload>
      <img
        src={fileHref(file)}
        alt={alt}
        width={192}
        height={192}
        loading="lazy"
        className="size-48 border border-line object-cover"
      />
    </a>
  );
}
