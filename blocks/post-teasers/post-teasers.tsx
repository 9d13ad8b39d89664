import type { Rendered, ViewInput } from '@/lib/engine/block';
import { ButtonLink } from '@/lib/ui/button-link';
import { classNames } from '@/lib/ui/class-names';
import { EmptyState } from '@/lib/ui/empty-state';
import { Section } from '@/lib/ui/section';
import { SectionIntro } from '@/lib/ui/section-intro';
import { LeadPost } from './lead-post';
import { PostCard } from './post-card';
import { PostRow } from './post-row';
import type { PostTeasersProps } from './post-teasers.schema';
import { sidePostCount } from './side-post-count';

export function PostTeasers({ props, page, id }: ViewInput<PostTeasersProps>): Rendered {
  const { eyebrow, heading, text, posts, layout, surface } = props;
  const action = page.link(props.action);
  const headingId = heading ? `${id}-heading` : undefined;
  const level = heading ? 3 : 2;
  const more = action && (
    <ButtonLink href={action.href} variant="quiet">
      {action.label}
    </ButtonLink>
  );
  const [first, ...rest] = posts;
  const sideCount = sidePostCount(rest.length);
  const sidePosts = rest.slice(0, sideCount);
  const below = layout === 'lead' ? rest.slice(sideCount) : posts;
  return (
    <Section surface={surface} labelledBy={headingId}>
      <SectionIntro eyebrow={eyebrow} heading={heading} text={text} id={headingId} action={first && more} />
      {!first && <EmptyState text={page.t('post.none')} action={more} />}
      {first && layout === 'lead' && (
        <div
          className={
            sidePosts.length > 0
              ? 'grid grid-cols-1 gap-y-6 sm:gap-x-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'
              : ''
          }
        >
          <LeadPost post={first} alone={sidePosts.length === 0} level={level} page={page} />
          {sidePosts.length > 0 && (
            <ul className="flex flex-col">
              {sidePosts.map((post) => (
                <li
                  key={post.slug}
                  className="border-t border-line last:border-b lg:first:border-t-0 lg:first:[&>*]:pt-0"
                >
                  <PostRow post={post} level={level} page={page} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {below.length > 0 && (
        <ul className={classNames('grid-cards', layout === 'lead' && 'mt-14')}>
          {below.map((post) => (
            <li key={post.slug} className="min-w-0">
              <PostCard post={post} level={level} page={page} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
