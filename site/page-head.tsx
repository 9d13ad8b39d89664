import type { ReactElement } from 'react';
import type { HeadMetadata } from '@/lib/discovery/page-metadata';
import { siteUrl } from '@/lib/routes/site-url';

const toAbsolute = (address: string): string => new URL(address, siteUrl()).href;

/** The elements of the head that describe a page to browsers, search engines and link previews. */
export function PageHead({ metadata }: { metadata: HeadMetadata }): ReactElement {
  const { title, description, robots, alternates } = metadata;
  return (
    <>
      {title !== undefined && <title>{title}</title>}
      {description !== undefined && <meta name="description" content={description} />}
      {robots && <meta name="robots" content="noindex" />}
      {alternates?.canonical && <link rel="canonical" href={toAbsolute(alternates.canonical)} />}
      {Object.entries(alternates?.languages ?? {}).map(([language, address]) => (
        <link key={language} rel="alternate" hrefLang={language} href={toAbsolute(address)} />
      ))}
      {Object.entries(alternates?.types ?? {}).map(([type, address]) => (
        <link key={type} rel="alternate" type={type} href={toAbsolute(address)} />
      ))}
      {metadata.openGraph && <LinkPreview {...metadata.openGraph} />}
    </>
  );
}

/** Open Graph, and the same for services that read Twitter cards only. */
function LinkPreview({
  type,
  title,
  description,
  url,
  siteName,
  locale,
  images = [],
}: NonNullable<HeadMetadata['openGraph']>): ReactElement {
  return (
    <>
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      <meta property="og:url" content={toAbsolute(url)} />
      {siteName !== undefined && <meta property="og:site_name" content={siteName} />}
      <meta property="og:locale" content={locale} />
      {images.map((image) => [
        <meta key="url" property="og:image" content={toAbsolute(image.url)} />,
        <meta key="width" property="og:image:width" content={String(image.width)} />,
        <meta key="height" property="og:image:height" content={String(image.height)} />,
        <meta key="alt" property="og:image:alt" content={image.alt} />,
      ])}
      <meta property="og:type" content={type} />
      <meta name="twitter:card" content={images.length > 0 ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      {description !== undefined && <meta name="twitter:description" content={description} />}
      {images.map((image) => [
        <meta key="url" name="twitter:image" content={toAbsolute(image.url)} />,
        <meta key="alt" name="twitter:image:alt" content={image.alt} />,
      ])}
    </>
  );
}
