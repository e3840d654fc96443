import { readFile } from "node:fs/promises";
import path from "node:path";
import { ImageResponse } from "next/og";
import { SHARE_PICTURE_SIZE, SharePicture } from "#components/seo/share-picture";
import { business } from "#lib/content";
import { fromSharePicturePath } from "#lib/routes";
import { getSharePictureSource } from "#lib/seo/share-pictures";

/** Drawn at the first request and kept: a thousand pages cost the build nothing. */
export const dynamic = "force-static";

/** An article that is published, or takes another title, is drawn anew within the hour. */
export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

const FONTS = "node_modules/@fontsource/bricolage-grotesque/files";

const readFont = (weight: 500 | 800) =>
  readFile(path.join(process.cwd(), FONTS, `bricolage-grotesque-latin-${weight}-normal.woff`));

const readIllustration = async (name: string) => {
  const svg = await readFile(path.join(process.cwd(), "public/illustrations", name));
  return `data:image/svg+xml;base64,${svg.toString("base64")}`;
};

export async function GET(_request: Request, context: RouteContext<"/og/[...path]">) {
  const target = fromSharePicturePath((await context.params).path);
  const source = target === null ? null : await getSharePictureSource(target);
  if (source === null) return new Response("Image inconnue", { status: 404 });
  const [medium, bold, picture] = await Promise.all([
    readFont(500),
    readFont(800),
    readIllustration(source.illustration.file),
  ]);
  return new ImageResponse(
    <SharePicture
      businessName={business.name}
      // The font lacks the narrow no-break space.
      title={source.title.replaceAll("\u202F", "\u00A0")}
      footer={`${business.phone} · devis gratuit`}
      picture={{ src: picture, ratio: source.illustration.ratio }}
    />,
    {
      ...SHARE_PICTURE_SIZE,
      fonts: [
        { name: "Bricolage Grotesque", data: medium, weight: 500 },
        { name: "Bricolage Grotesque", data: bold, weight: 800 },
      ],
    },
  );
}
