import type { Rendered, ViewInput } from '@/lib/engine/block';
import { classNames } from '@/lib/ui/class-names';
import { Section } from '@/lib/ui/section';
import type { HeroProps } from './hero.schema';
import { HeroFacts } from './hero-facts';
import { HeroOrnament } from './hero-ornament';
import { HeroPicture } from './hero-picture';
import { HeroText } from './hero-text';

export function Hero(input: ViewInput<HeroProps>): Rendered {
  const { variant, image } = input.props;
  // Without an image the split variant would have an empty column.
  const variantToRender = variant === 'split' && image === null ? 'plain' : variant;
  const Variant = { plain: PlainHero, split: SplitHero, scene: SceneHero }[variantToRender];
  return Variant(input);
}

function PlainHero({ props, page, id }: ViewInput<HeroProps>): Rendered {
  const isShort = props.actions.length + props.facts.length === 0;
  return (
    <div className="relative isolate overflow-hidden border-b border-line">
      <HeroOrnament />
      <Section surface="raised" space="none" labelledBy={`${id}-heading`}>
        <div
          className={classNames(
            'flex flex-col gap-10',
            isShort ? 'py-10 lg:py-14' : 'py-12 md:py-16 lg:py-20',
          )}
        >
          <HeroText props={props} id={id} page={page} size="title" />
          <HeroFacts facts={props.facts} />
        </div>
      </Section>
    </div>
  );
}

function SplitHero({ props, page, id }: ViewInput<HeroProps>): Rendered {
  return (
    <Section space="none" width="wide" labelledBy={`${id}-heading`}>
      <div className="grid-page items-center gap-y-10 pt-10 pb-12 md:pt-14 lg:gap-y-14 lg:pb-16">
        <div className="col-span-12 lg:col-span-6 xl:pr-8">
          <HeroText props={props} id={id} page={page} size="display" />
        </div>
        <div className="col-span-12 lg:col-span-6">
          <HeroPicture image={page.picture(props.image)} />
        </div>
        <div className="col-span-12">
          <HeroFacts facts={props.facts} />
        </div>
      </div>
    </Section>
  );
}

function SceneHero({ props, page, id }: ViewInput<HeroProps>): Rendered {
  return (
    <div className="relative isolate bg-surface-ink text-text" data-surface="ink">
      <HeroPicture image={page.picture(props.image)} scene />
      <div className="mx-auto flex w-full max-w-wide flex-col xl:min-h-[min(46rem,88svh)] xl:justify-center xl:px-gutter">
        <section
          aria-labelledby={`${id}-heading`}
          className="flex flex-col gap-6 px-gutter pt-6 pb-8 md:py-14 xl:max-w-[38rem] xl:py-20 xl:pr-14 xl:pl-0"
        >
          <HeroText props={props} id={id} page={page} size="title" />
          <HeroFacts facts={props.facts} />
        </section>
      </div>
    </div>
  );
}
