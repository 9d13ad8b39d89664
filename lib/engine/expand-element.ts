import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react';

/**
 * Calls every function component of a tree, so that one that throws does so here, where it can be
 * caught, and not while the page is being written. Client references, lazy and memo components and
 * contexts are left for React. For the server only: components that keep state must not be called so.
 */
export function expandElement(node: ReactNode): ReactNode {
  // Spread, because React checks the keys of a list anew, even where it was written out and needs none.
  if (Array.isArray(node)) return createElement(Fragment, null, ...node.map(expandElement));
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  const { type, props, key } = node;
  if (typeof type === 'function' && !('$$typeof' in type) && !type.prototype?.isReactComponent) {
    const rendered = expandElement(Reflect.apply(type, undefined, [props]));
    // What was drawn takes the component's place and key; a fragment around it would be sent with the page.
    if (isValidElement(rendered) && rendered.key === null)
      return cloneElement(rendered, key === null ? {} : { key });
    // A key of null would be taken for the word "null", which siblings would then share.
    return createElement(Fragment, key === null ? null : { key }, rendered);
  }
  if (props.children === undefined) return node;
  return Array.isArray(props.children)
    ? cloneElement(node, undefined, ...props.children.map(expandElement))
    : cloneElement(node, undefined, expandElement(props.children));
}
