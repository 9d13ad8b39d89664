export {
  nameSchema,
  type Operation,
  type OperationOf,
  operationSchema,
  type Path,
  type Position,
  positionSchema,
} from '@/schemas/operation';
